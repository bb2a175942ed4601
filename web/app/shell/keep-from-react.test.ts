import { expect, test } from 'vitest'
import { keepFromReact } from './keep-from-react.ts'

/** What the listeners ask of a window; events on it say by `cancelBubble` that they go no further. */
class Element {
  readonly isPressable: boolean
  constructor(isPressable: boolean) {
    this.isPressable = isPressable
  }
  closest = () => (this.isPressable ? this : null)
}
const [text, button] = [new Element(false), new Element(true)]
const field = Object.assign(new Element(true), { selectionStart: 0 })

function aPage() {
  const page = Object.assign(new EventTarget(), { Element, AbortController })
  const end = keepFromReact(page as unknown as Window & typeof globalThis)
  const goesOn = (type: string, target: Element, more: object = {}) => {
    const event = Object.defineProperty(Object.assign(new Event(type), more), 'target', { value: target })
    page.dispatchEvent(event)
    return !event.cancelBubble
  }
  return { goesOn, end }
}

test('Tab, focus, letters in a field and a press on nothing wait until React took up the page', () => {
  const { goesOn, end } = aPage()
  const all = () => [
    goesOn('keydown', text, { key: 'Tab' }),
    goesOn('focusin', button),
    goesOn('keydown', field, { key: 'ب' }),
    goesOn('pointerdown', text),
    goesOn('click', text),
  ]
  expect(all()).toEqual([false, false, false, false, false])
  end()
  expect(all()).toEqual([true, true, true, true, true])
})

test('keys and presses that may have a handler come to it at once', () => {
  const { goesOn } = aPage()
  expect([
    goesOn('keydown', button, { key: 'Enter' }),
    goesOn('keydown', field, { key: 'Escape' }),
    goesOn('keydown', field, { key: 'k', ctrlKey: true }),
    goesOn('keydown', text, { key: '?' }),
    goesOn('click', button),
  ]).toEqual([true, true, true, true, true])
})
