import { afterEach, expect, test, vi } from 'vitest'
import { kept } from './kept.ts'
import { aBrowser } from './testing.ts'

afterEach(() => {
  for (const value of Object.values(kept)) value.remove()
  vi.unstubAllGlobals()
})

test('values are kept under the names of the specification', () => {
  const { stored } = aBrowser()
  kept.token.set('t')
  kept.name.set('نیلوفر')
  kept.card.set({ items: [{ kind: 'course', id: '1', quantity: 1 }] })
  kept.ref.set({ code: 'ali', expiresAt: 5 })
  expect(Object.fromEntries(stored)).toEqual({
    token: 't',
    name: 'نیلوفر',
    card: '{"items":[{"kind":"course","id":"1","quantity":1}]}',
    ref: '{"code":"ali","expiresAt":5}',
  })
  kept.token.remove()
  expect(stored.has('token')).toBe(false)
})

test.each(['', '{', 'null', '[]', '7', '"x"', '{"items":7}', '{"items":[1,null,{"kind":"course"}]}'])(
  'a cart broken as %j is an empty cart',
  (text) => {
    aBrowser().stored.set('card', text)
    expect(kept.card.get()).toEqual({ items: [] })
  },
)

test('one broken line of a cart does not take the others with it', () => {
  const good = { kind: 'course', id: '1', quantity: 1 }
  aBrowser().stored.set(
    'card',
    JSON.stringify({ items: [good, { ...good, quantity: -1 }, { ...good, id: 5 }] }),
  )
  expect(kept.card.get()).toEqual({ items: [good] })
})

test.each(['{', '{"code":1,"expiresAt":2}', '{"code":"x"}'])('a referral broken as %j is none', (text) => {
  aBrowser().stored.set('ref', text)
  expect(kept.ref.get()).toBeNull()
})

test('where storage is blocked, values live as long as the tab', () => {
  aBrowser().blockStorage()
  kept.token.set('t')
  expect(kept.token.get()).toBe('t')
  kept.token.remove()
  expect(kept.token.get()).toBeNull()
})

test('where storage is full, values live as long as the tab', () => {
  const { localStorage } = aBrowser()
  localStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  kept.name.set('نیلوفر')
  expect(kept.name.get()).toBe('نیلوفر')
})

test('a change is told, from this tab and from another', () => {
  const { otherTab } = aBrowser()
  const heard = vi.fn()
  const stop = kept.card.subscribe(heard)
  kept.card.set({ items: [] })
  otherTab('card')
  otherTab('token')
  otherTab(null)
  expect(heard).toHaveBeenCalledTimes(3)
  stop()
  kept.card.set({ items: [] })
  otherTab('card')
  expect(heard).toHaveBeenCalledTimes(3)
})
