import { earlyOf } from './early-events.ts'

/** Elements that use letters themselves: the person types in them or chooses by letters. */
const typing = 'input, textarea, select, [contenteditable], [role=textbox], [role=combobox], dialog *'

/**
 * A single letter follows the link that names it in `aria-keyshortcuts`. The key's position counts, so that a Persian
 * layout works too. The browser follows the link even before hydration, so no key is lost; `early` holds the key events
 * from before the first script.
 */
export function listenForKeyLinks(
  early: readonly Event[] = [],
  target: Window & typeof globalThis = window,
): void {
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    const letter = event.code.slice(3).toLowerCase()
    target.document.querySelector<HTMLAnchorElement>(`a[aria-keyshortcuts="${letter}"]`)?.click()
  }
  const hear = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.repeat) return
    if (!/^Key[A-Z]$/.test(event.code)) return
    if (event.target instanceof target.Element && event.target.matches(typing)) return
    // Other listeners handle the key first and may prevent this one.
    setTimeout(press, 0, event)
  }
  // Listens in the capture phase: while React hydrates the page, it stops key events from bubbling.
  target.addEventListener('keydown', hear, { capture: true })
  earlyOf(early, 'keydown').forEach(hear)
}
