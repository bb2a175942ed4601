import { expect, test, vi } from 'vitest'
import { hydrateOn } from './hydrate.ts'

class Field {
  readonly autofocus: boolean
  constructor(autofocus: boolean) {
    this.autofocus = autofocus
  }
}

/** The parts of a page that `hydrateOn` reads; `happens` fires an event at the window. */
function aPage(hydration: string | undefined, parts: readonly string[] = [], isTouched = false) {
  vi.stubGlobal('HTMLElement', Field)
  const window = Object.assign(new EventTarget(), {
    document: {
      documentElement: { dataset: { hydrate: hydration } },
      querySelector: (selector: string) => (parts.includes(selector) ? {} : null),
    },
  })
  const hydrate = vi.fn(async () => undefined)
  hydrateOn(hydrate, isTouched, window as unknown as Window)
  const happens = (type: string, target?: object) => {
    const event = new Event(type)
    if (target) Object.defineProperty(event, 'target', { value: target })
    window.dispatchEvent(event)
  }
  return { hydrate, happens }
}

test('a signed-in page is hydrated at once', () => {
  expect(aPage(undefined).hydrate).toHaveBeenCalledOnce()
})

test.each(['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'offline', 'storage'])(
  'a public page is hydrated once, at %s',
  (sign) => {
    const { hydrate, happens } = aPage('later')
    expect(hydrate).not.toHaveBeenCalled()
    happens(sign)
    happens(sign)
    happens('keydown')
    expect(hydrate).toHaveBeenCalledOnce()
  },
)

test('a page that was touched before its first script is hydrated at once', () => {
  expect(aPage('later', [], true).hydrate).toHaveBeenCalledOnce()
})

test('a part that cannot wait hydrates the whole page', () => {
  expect(aPage('later', ['[data-hydrate="now"]']).hydrate).toHaveBeenCalledOnce()
})

test('a field that takes the focus by itself is no visitor, one that is entered is', () => {
  const { hydrate, happens } = aPage('later')
  happens('focusin', new Field(true))
  expect(hydrate).not.toHaveBeenCalled()
  happens('focusin', new Field(false))
  expect(hydrate).toHaveBeenCalledOnce()
})
