/** Events of a visitor, and events that only a hydrated page can show. */
const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'offline',
  'storage',
]

/**
 * Hydrates now, or, on a page that says `data-hydrate="later"`, at the first event of a visitor: until then links, forms,
 * menus and popovers are the browser's own, and 57 kB of React DOM stay out of the first load. A part of the page that
 * cannot wait says `data-hydrate="now"`; `isTouched`: there were such events before this script.
 */
export function hydrateOn(hydrate: () => Promise<void>, isTouched = false, target: Window = window): void {
  const { document } = target
  if (
    isTouched ||
    document.documentElement.dataset.hydrate !== 'later' ||
    document.querySelector('[data-hydrate="now"]')
  ) {
    void hydrate()
    return
  }
  const onSign = (event: Event) => {
    // The focus of a field with `autofocus` is no sign of a visitor.
    if (event.type === 'focusin' && event.target instanceof HTMLElement && event.target.autofocus) return
    for (const sign of signs) target.removeEventListener(sign, onSign, { capture: true })
    void hydrate()
  }
  for (const sign of signs) target.addEventListener(sign, onSign, { capture: true, passive: true })
}
