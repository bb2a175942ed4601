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
 */
export function wakeOn(hydrate: () => Promise<void>, target: Window = window): void {
  if (target.document.documentElement.dataset.wake !== 'later') {
    void hydrate()
    return
  }
  const wake = () => {
    for (const sign of signs) target.removeEventListener(sign, wake, { capture: true })
    void hydrate()
  }
  for (const sign of signs) target.addEventListener(sign, wake, { capture: true, passive: true })
}
