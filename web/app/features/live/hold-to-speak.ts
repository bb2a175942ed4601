/** What a page hears of its keys and of itself. */
interface Page {
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>
}

export interface Held {
  /** The key went down. */
  press(): void
  stop(): void
}

/** A key that is held to speak. Another window hears it go up, so leaving the page is letting go too. */
export function holdToSpeak(code: string, { window, document }: Page, speak: (on: boolean) => void): Held {
  let isHeld = false
  const release = () => {
    if (!isHeld) return
    isHeld = false
    speak(false)
  }
  const up = (event: Event) => {
    if ((event as KeyboardEvent).code === code) release()
  }
  const hidden = () => {
    if (document.visibilityState === 'hidden') release()
  }
  window.addEventListener('keyup', up)
  window.addEventListener('blur', release)
  document.addEventListener('visibilitychange', hidden)
  return {
    press() {
      isHeld = true
      speak(true)
    },
    stop() {
      window.removeEventListener('keyup', up)
      window.removeEventListener('blur', release)
      document.removeEventListener('visibilitychange', hidden)
      release()
    },
  }
}
