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

/** Elements in which «/» is a letter. */
const typing = 'input, textarea, select, [contenteditable], [role=textbox], dialog *'

/**
 * Toggles the palette by Ctrl-K or ⌘-K on any keyboard layout: the key's position counts, because a Persian layout has
 * another letter there. «/» opens it outside fields.
 */
export function listenForPaletteKey(
  early: readonly Event[] = [],
  target: Window & typeof globalThis = window,
): void {
  const hear = (event: KeyboardEvent) => {
    if (event.altKey || event.shiftKey) return
    const isCommand = event.ctrlKey || event.metaKey
    if (isCommand ? event.code !== 'KeyK' : !isSlash(event)) return
    event.preventDefault()
    change(isCommand ? !wished : true)
  }
  const isSlash = (event: KeyboardEvent) =>
    (event.key === '/' || event.code === 'Slash') &&
    !(event.target instanceof target.Element && event.target.matches(typing))
  // Listens in the capture phase: while React hydrates the page, it stops key events from bubbling.
  target.addEventListener('keydown', hear, { capture: true })
  earlyOf(early, 'keydown').forEach(hear)
}
