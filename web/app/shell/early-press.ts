/** The buttons that were pressed before, or while, their page came to life. */
const pressed = new WeakSet<Element>()

/** Remembers presses on what says `data-early`; what it is asks for them as it comes to life. */
export function rememberPresses(target: Window & typeof globalThis = window): void {
  target.addEventListener(
    'click',
    ({ target: at }) => {
      const button = at instanceof target.Element ? at.closest('[data-early]') : null
      if (button) pressed.add(button)
    },
    { capture: true },
  )
}

/** Whether the button was pressed before anybody listened. */
export const wasPressed = (button: Element | null): boolean => button !== null && pressed.has(button)
