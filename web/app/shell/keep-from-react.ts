const types = [
  'keydown',
  'keyup',
  'focusin',
  'focusout',
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'click',
]
/** What may have a handler, so that a press on it is React's. */
const pressable = 'a, button, input, textarea, select, label, summary, [role], [tabindex]'

/**
 * Keeps from React, while it takes up a page, what the browser answers alone: Tab and the focus that it moves, letters
 * typed into a field, a press on nothing. React takes up the whole page at once before it passes on such an event, and
 * on a poor phone nothing moves for half a second. The returned function ends it.
 */
export function keepFromReact(target: Window & typeof globalThis = window): () => void {
  const ended = new target.AbortController()
  const keep = (event: Event) => {
    const { target: at, type } = event
    const isPressed = at instanceof target.Element && at.closest(pressable) !== null
    const isKept =
      'key' in event ? isBrowsersKey(event as KeyboardEvent) : type.startsWith('focus') || !isPressed
    if (isKept) event.stopPropagation()
  }
  for (const type of types) target.addEventListener(type, keep, { capture: true, signal: ended.signal })
  return () => ended.abort()
}

function isBrowsersKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false
  return key === 'Tab' || (key.length === 1 && target !== null && 'selectionStart' in target)
}
