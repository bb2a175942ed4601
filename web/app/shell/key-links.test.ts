import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenForKeyLinks } from './key-links.ts'

class Field {
  readonly matches = () => true
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A page with a link for N; the returned function presses a key and says whether the link was followed. */
function aPage(early: readonly Event[] = []) {
  const click = vi.fn()
  const window = Object.assign(new EventTarget(), {
    Element: Field,
    document: {
      querySelector: (wanted: string) => (wanted === 'a[aria-keyshortcuts="n"]' ? { click } : null),
    },
  })
  listenForKeyLinks(early, window as unknown as Window & typeof globalThis)
  return (keys: Partial<KeyboardEvent>, target?: object, isTaken = false) => {
    const event = Object.assign(new Event('keydown', { cancelable: true }), keys)
    if (target) Object.defineProperty(event, 'target', { value: target })
    window.dispatchEvent(event)
    if (isTaken) event.preventDefault()
    vi.runAllTimers()
    return click.mock.calls.length > 0
  }
}

test('the key of a link follows it, whatever the layout writes', () => {
  expect(aPage()({ code: 'KeyN', key: 'د' })).toBe(true)
})

test('so does one that was pressed before the first script', () => {
  const early = Object.assign(new Event('keydown'), { code: 'KeyN' })
  expect(aPage([early])({ code: 'Enter' })).toBe(true)
})

test.each([
  ['another letter', { code: 'KeyP' }],
  ['no letter', { code: 'Enter' }],
  ['a key of the browser', { code: 'KeyN', ctrlKey: true }],
  ['a key that is held down', { code: 'KeyN', repeat: true }],
])('%s does not', (_, keys) => {
  expect(aPage()(keys)).toBe(false)
})

test('a letter that is written does not', () => {
  expect(aPage()({ code: 'KeyN' }, new Field())).toBe(false)
})

test('a letter that somebody else took does not', () => {
  expect(aPage()({ code: 'KeyN' }, undefined, true)).toBe(false)
})
