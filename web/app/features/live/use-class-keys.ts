import { useEffect, useRef } from 'react'
import { goToChat, goToPolls } from './class-places.ts'
import { holdToSpeak } from './hold-to-speak.ts'
import type { ClassMediaView } from './use-class-media.ts'

interface Acts {
  readonly view: ClassMediaView
  readonly maySpeak: boolean
  readonly onHand: () => void
  /** Hosts only. */
  readonly onBoard: (() => void) | null
}

/** Where letters are for what has the focus: text, and lists that go to the entry that begins so. */
const typed =
  'input, textarea, select, [contenteditable], [role=menu], [role=listbox], [role=dialog], [role=alertdialog]'

const isTyped = (target: EventTarget | null): boolean =>
  (target instanceof HTMLElement && target.closest(typed) !== null) ||
  // Something lies over the class, wherever the focus is.
  document.querySelector('[data-overlay]') !== null

/** Space presses a button that has the focus, and then does nothing else. */
const isPressed = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, summary, [role=menuitem]') !== null

const places: Readonly<Record<string, () => void>> = { KeyC: goToChat, KeyP: goToPolls }

/**
 * Keys of a class, by their place on the keyboard and so in each layout: M microphone, V camera, H hand, C chat, P
 * polls, B board (hosts), and Space held to speak.
 */
export function useClassKeys(acts: Acts): void {
  const latest = useRef(acts)
  latest.current = acts
  useEffect(() => {
    const held = holdToSpeak(
      'Space',
      { window, document },
      (on) => void latest.current.view.media?.switch('audio', on),
    )
    const down = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyped(event.target)) return
      const { view, maySpeak, onHand, onBoard } = latest.current
      if (event.code === 'KeyH') return onHand()
      if (event.code === 'KeyB') return onBoard?.()
      const goTo = places[event.code]
      if (goTo) {
        // Or the letter would be typed where the focus goes.
        event.preventDefault()
        return goTo()
      }
      if (!maySpeak) return
      if (event.code === 'KeyM') view.toggle('audio')
      else if (event.code === 'KeyV') view.toggle('camera')
      else if (event.code === 'Space' && !isPressed(event.target) && view.state.devices.audio === 'off') {
        event.preventDefault()
        held.press()
      }
    }
    window.addEventListener('keydown', down)
    return () => {
      window.removeEventListener('keydown', down)
      held.stop()
    }
  }, [])
}
