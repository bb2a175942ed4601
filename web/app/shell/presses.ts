import { earlyOf } from './early-events.ts'

/** How far the pointer may move during a press, in pixels. */
const tremble = 10

/**
 * How often a press is repeated while the script of that part of the page has not arrived, and for how long; and how
 * long the server's button may wait for the one that React draws for it. In ms.
 */
const again = { everyMs: 50, longestMs: 15_000, drawingMs: 2000 }

interface Begun {
  readonly button: HTMLButtonElement | null
  readonly x: number
  readonly y: number
}

interface Unheard {
  readonly button: HTMLButtonElement
  readonly until: number
  /** The press came to the button, but the button is the server's and not React's: pressing it again is of no use. */
  readonly isReached: boolean
}

/** Where the pointer went down. */
let begun: Begun | null = null
/** The last press that reached no handler. */
let unheard: Unheard | null = null
let isHydrated = false

/**
 * Makes sure that every press reaches its button.
 *
 * The press counts for the button on which it began: what is inserted above (a hint, a list, a hydrated part) may move
 * the button away from under the finger, and the browser then fires the click at an element that contains both places.
 *
 * A press that reached no handler is repeated: one from before this script (`early`), one from before React, and one in
 * a part of the page that React has not hydrated yet, where it stops clicks before they reach their button. Where React
 * draws a part anew instead of taking up the server's (rows of a list, the content of a popover), the press goes to the
 * button drawn in the old one's place. Buttons that the browser itself handles need none of this.
 */
export function holdPresses(early: readonly Event[] = [], target: Window & typeof globalThis = window): void {
  const buttonAt = (at: EventTarget | null) => (at instanceof target.Element ? at.closest('button') : null)
  const press = ({ target: at, isPrimary, button: side, clientX: x, clientY: y }: PointerEvent) => {
    begun = isPrimary && side === 0 ? { button: buttonAt(at), x, y } : null
  }
  const click = (event: MouseEvent) => {
    const { target: at, clientX, clientY, detail } = event
    // A click by the keyboard or by a script has a `detail` of 0 and no pointer position.
    const from = detail > 0 ? begun : null
    if (from && Math.hypot(clientX - from.x, clientY - from.y) > tremble) return
    const button = buttonAt(at)
    if (from?.button && from.button !== button) from.button.click()
    else if (button?.type === 'button' && !button.popoverTargetElement) remember(button, event)
  }
  target.addEventListener('pointerdown', press, { capture: true })
  target.addEventListener('click', click, { capture: true })
  for (const event of early) {
    earlyOf([event], 'pointerdown').forEach(press)
    earlyOf([event], 'click').forEach(click)
  }
}

function remember(button: HTMLButtonElement, event: MouseEvent): void {
  if (unheard?.button !== button) unheard = waitingFor(button, again.longestMs)
  const hear = () => {
    if (isHydrated) unheard = isDrawnByReact(button) ? null : waitingFor(button, again.drawingMs, true)
  }
  button.addEventListener('click', hear, { once: true })
  setTimeout(() => {
    button.removeEventListener('click', hear)
    // A handler that prevents the click, e.g. to close a popover, has handled it; React only stops its propagation.
    if (event.defaultPrevented) unheard = null
    if (isHydrated) pressAgain()
  }, again.everyMs)
}

/** To be called once React handles the clicks of the parts that it has hydrated. */
export const endEarlyPresses = (): void => {
  isHydrated = true
}

/** Clicks the last button again whose press reached no handler, or waits for the one that is drawn in its place. */
export function pressAgain(): void {
  if (!unheard) return
  const { button, until, isReached } = unheard
  const drawn = button.isConnected ? button : drawnFor(button)
  if (performance.now() >= until || !(drawn || isReached)) unheard = null
  else if (!drawn || (drawn === button && isReached)) setTimeout(pressAgain, again.everyMs)
  else {
    unheard = { button: drawn, until, isReached: false }
    if (drawn !== button && document.activeElement === document.body) drawn.focus()
    drawn.click()
  }
}

const waitingFor = (button: HTMLButtonElement, longestMs: number, isReached = false): Unheard => ({
  button,
  until: performance.now() + longestMs,
  isReached,
})

/** React marks the elements that it draws or takes up. */
const isDrawnByReact = (button: HTMLButtonElement): boolean =>
  Object.keys(button).some((key) => key.startsWith('__reactFiber'))

/** The one button of the page that has the name of a button that is gone. */
function drawnFor(gone: HTMLButtonElement): HTMLButtonElement | undefined {
  const nameOf = (button: HTMLButtonElement) => button.ariaLabel ?? button.textContent
  const drawn = [...document.querySelectorAll('button')].filter((button) => nameOf(button) === nameOf(gone))
  return drawn.length === 1 ? drawn[0] : undefined
}
