import { earlyOf } from './early-events.ts'

/** How far a hand trembles while it presses, px. */
const tremble = 10

/** How often a press is tried again where the script of a part of the page is not here yet, and for how long, ms. */
const again = { everyMs: 50, longestMs: 15_000 }

interface Begun {
  readonly button: HTMLButtonElement | null
  readonly x: number
  readonly y: number
}

interface Unheard {
  readonly button: HTMLButtonElement
  readonly until: number
}

/** Where the pointer went down. */
let begun: Begun | null = null
/** The last press that nobody heard. */
let unheard: Unheard | null = null
let isAwake = false

/**
 * Sees to it that presses count.
 *
 * On the button they began on: what comes in above (a hint, a list, the page coming to life) may move it away from
 * under the finger, and the browser then gives the click to what holds both places.
 *
 * When nobody hears them: before this script is here (`early`), before React is, and in a part of the page that it has
 * not hydrated yet, where it stops clicks before they come to their button. Buttons that the browser answers itself need
 * none of this.
 */
export function holdPresses(early: readonly Event[] = [], target: Window & typeof globalThis = window): void {
  const buttonAt = (at: EventTarget | null) => (at instanceof target.Element ? at.closest('button') : null)
  const press = ({ target: at, isPrimary, button: side, clientX: x, clientY: y }: PointerEvent) => {
    begun = isPrimary && side === 0 ? { button: buttonAt(at), x, y } : null
  }
  const click = (event: MouseEvent) => {
    const { target: at, clientX, clientY, detail } = event
    // A click of a key or a script counts no presses.
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
  if (unheard?.button !== button) unheard = { button, until: performance.now() + again.longestMs }
  const hear = () => {
    if (isAwake) unheard = null
  }
  button.addEventListener('click', hear, { once: true })
  setTimeout(() => {
    button.removeEventListener('click', hear)
    // Whoever prevents it, e.g. to close what floats, has heard it; React only stops it.
    if (event.defaultPrevented) unheard = null
    if (isAwake) pressAgain()
  }, again.everyMs)
}

/** From now on React hears what it has hydrated. */
export const endEarlyPresses = (): void => {
  isAwake = true
}

/** Presses once more what nobody heard. */
export function pressAgain(): void {
  if (unheard?.button.isConnected && performance.now() < unheard.until) unheard.button.click()
  else unheard = null
}
