import type { Ladder } from './hls-source.ts'
import type { Rung } from './quality.ts'

export type Mode = 'file' | 'ladder' | 'sound'

interface Wishes {
  readonly mode: Mode
  readonly address: string
  /** In seconds; asked when the element knows its length, since somebody may have moved on while it loaded. */
  readonly startAt: () => number
  readonly onLadder: (ladder: Ladder | null) => void
  readonly onRungs: (rungs: readonly Rung[]) => void
  readonly onRung: (rung: Rung | null) => void
  readonly onFailed: () => void
}

/** Without Media Source Extensions (older iPhones) the browser plays HLS itself. */
const hasMediaSource = (): boolean => 'ManagedMediaSource' in window || 'MediaSource' in window

/** Loads a source and starts at a second; returns a function that unloads it. */
export function attach(media: HTMLMediaElement, wishes: Wishes): () => void {
  const { mode, address, startAt, onFailed } = wishes
  const place = () => {
    const second = startAt()
    if (second > 0 && Math.abs(media.currentTime - second) > 1) media.currentTime = second
  }
  media.addEventListener('loadedmetadata', place, { once: true })
  media.addEventListener('error', onFailed)
  const close = mode === 'ladder' && hasMediaSource() ? openByScript(media, wishes) : openAsIs(media, address)
  return () => {
    media.removeEventListener('loadedmetadata', place)
    media.removeEventListener('error', onFailed)
    close()
  }
}

function openAsIs(media: HTMLMediaElement, address: string): () => void {
  media.src = address
  return () => media.removeAttribute('src')
}

function openByScript(media: HTMLMediaElement, wishes: Wishes): () => void {
  let ladder: Ladder | null = null
  let isGone = false
  import('./hls-source.ts').then(({ openLadder }) => {
    if (isGone) return
    ladder = openLadder(media, wishes)
    wishes.onLadder(ladder)
  }, wishes.onFailed)
  return () => {
    isGone = true
    ladder?.close()
    wishes.onLadder(null)
    wishes.onRung(null)
  }
}
