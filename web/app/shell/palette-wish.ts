import { earlyOf } from './early-events.ts'

let wished = false
const listeners = new Set<() => void>()

function change(next: boolean): void {
  wished = next
  for (const listener of listeners) listener()
}

export const openPalette = (): void => change(true)
export const closePalette = (): void => change(false)
export const isPaletteWished = (): boolean => wished

export function watchPaletteWish(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Ctrl-K or ⌘-K, on any keyboard: the key's place counts, a Persian layout has another letter there. */
export function listenForPaletteKey(early: readonly Event[] = [], target: Window = window): void {
  const hear = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.code !== 'KeyK') return
    event.preventDefault()
    change(!wished)
  }
  // On its way down: while React wakes the page it lets no key come up again.
  target.addEventListener('keydown', hear, { capture: true })
  earlyOf(early, 'keydown').forEach(hear)
}
