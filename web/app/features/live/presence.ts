import type { hearLive } from '../../api/live-messages.ts'

interface Presence {
  readonly sessionId: string
  /** Says that the caller is still in; whether the class is over. */
  readonly beat: () => Promise<boolean>
  /** Loads the page again. */
  readonly load: () => void
  readonly hear: typeof hearLive
}

const beatMs = 30_000

/**
 * Keeps the caller counted as in, and loads the page again when something of its session changed. After a long cut the
 * stay is over until a sign of life begins another; a page loaded before it would show its own person outside.
 */
export function keepPresent({ sessionId, beat, load, hear }: Presence): () => void {
  let isGone = false
  const loadHere = () => {
    if (!isGone) load()
  }
  const listener = (payload: unknown) => {
    if ((payload as { sessionId?: unknown }).sessionId === sessionId) loadHere()
  }
  const stop = hear('live', listener, () => void beat().then(loadHere, loadHere))
  const timer = setInterval(() => {
    // Without a line nobody is counted; the next sign of life begins a new stay.
    beat().then(
      (isOver) => isOver && loadHere(),
      () => undefined,
    )
  }, beatMs)
  return () => {
    isGone = true
    clearInterval(timer)
    stop()
  }
}
