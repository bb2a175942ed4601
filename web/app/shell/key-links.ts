import { earlyOf } from './early-events.ts'

/** What one writes in, or chooses by letters. */
const typing = 'input, textarea, select, [contenteditable], [role=textbox], [role=combobox], dialog *'

/**
 * A letter alone presses the link that names it in `aria-keyshortcuts`, by the place of the key, so that a Persian
 * layout serves too. The link is the browser's own until its page has come to life, so no key is lost before that;
 * `early` holds those of before the first script.
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
    // Whoever else wants the key has it first.
    setTimeout(press, 0, event)
  }
  // On its way down: while React wakes the page it lets no key come up again.
  target.addEventListener('keydown', hear, { capture: true })
  earlyOf(early, 'keydown').forEach(hear)
}
