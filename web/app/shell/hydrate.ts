/** Signs that somebody is here, or that something happened which a living page must show. */
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
 * Hydrates now, or, on a page that says `data-wake="later"`, at the first sign of a visitor: until then links,
 * forms, menus and popovers are the browser's own, and 57 kB of React DOM stay out of the first load.
 * A part of the page that cannot wait says `data-wake="now"`; `isTouched`: somebody was here before this script.
 */
export function hydrateOn(hydrate: () => Promise<void>, isTouched = false, target: Window = window): void {
  const { document } = target
  if (
    isTouched ||
    document.documentElement.dataset.wake !== 'later' ||
    document.querySelector('[data-wake="now"]')
  ) {
    void hydrate()
    return
  }
  const wake = (event: Event) => {
    // A field that takes the focus by itself is no visitor.
    if (event.type === 'focusin' && event.target instanceof HTMLElement && event.target.autofocus) return
    for (const sign of signs) target.removeEventListener(sign, wake, { capture: true })
    void hydrate()
  }
  for (const sign of signs) target.addEventListener(sign, wake, { capture: true, passive: true })
}
