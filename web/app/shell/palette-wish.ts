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

/**
 * Toggles the palette by Ctrl-K or ⌘-K on any keyboard layout: the key's position counts, because a Persian layout has
 * another letter there.
 */
export function listenForPaletteKey(early: readonly Event[] = [], target: Window = window): void {
  const hear = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.code !== 'KeyK') return
    event.preventDefault()
    change(!wished)
  }
  // Listens in the capture phase: while React hydrates the page, it stops key events from bubbling.
  target.addEventListener('keydown', hear, { capture: true })
  earlyOf(early, 'keydown').forEach(hear)
}
