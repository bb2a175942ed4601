import { afterEach, expect, test, vi } from 'vitest'
import { clientStorage } from './client-storage.ts'
import { aBrowser } from './testing.ts'

afterEach(() => {
  for (const value of Object.values(clientStorage)) value.remove()
  vi.unstubAllGlobals()
})

test('values are kept under the names of the specification', () => {
  const { stored } = aBrowser()
  clientStorage.token.set('t')
  clientStorage.name.set('نیلوفر')
  clientStorage.card.set({ items: [{ kind: 'course', id: '1', quantity: 1 }] })
  clientStorage.ref.set({ code: 'ali', expiresAt: 5 })
  expect(Object.fromEntries(stored)).toEqual({
    token: 't',
    name: 'نیلوفر',
    card: '{"items":[{"kind":"course","id":"1","quantity":1}]}',
    ref: '{"code":"ali","expiresAt":5}',
  })
  clientStorage.token.remove()
  expect(stored.has('token')).toBe(false)
})

test.each(['', '{', 'null', '[]', '7', '"x"', '{"items":7}', '{"items":[1,null,{"kind":"course"}]}'])(
  'a cart broken as %j is an empty cart',
  (text) => {
    aBrowser().stored.set('card', text)
    expect(clientStorage.card.get()).toEqual({ items: [] })
  },
)

test('one broken line of a cart does not take the others with it', () => {
  const good = { kind: 'course', id: '1', quantity: 1 }
  aBrowser().stored.set(
    'card',
    JSON.stringify({ items: [good, { ...good, quantity: -1 }, { ...good, id: 5 }] }),
  )
  expect(clientStorage.card.get()).toEqual({ items: [good] })
})

test('an item that the version before stored as a present is read as a gift', () => {
  const gift = { mobile: '+989121234567', name: 'نسرین' }
  const course = { kind: 'course', id: '1', quantity: 1 }
  const items = [course, { ...course, options: { present: gift } }, { ...course, options: { seats: true } }]
  aBrowser().stored.set('card', JSON.stringify({ items }))
  expect(clientStorage.card.get()).toEqual({
    items: [course, { ...course, options: { gift } }, { ...course, options: { seats: true } }],
  })
})

test.each(['{', '{"code":1,"expiresAt":2}', '{"code":"x"}'])('a referral broken as %j is none', (text) => {
  aBrowser().stored.set('ref', text)
  expect(clientStorage.ref.get()).toBeNull()
})

test('where storage is blocked, values live as long as the tab', () => {
  aBrowser().blockStorage()
  clientStorage.token.set('t')
  expect(clientStorage.token.get()).toBe('t')
  clientStorage.token.remove()
  expect(clientStorage.token.get()).toBeNull()
})

test('where storage is full, values live as long as the tab', () => {
  const { localStorage } = aBrowser()
  localStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  clientStorage.name.set('نیلوفر')
  expect(clientStorage.name.get()).toBe('نیلوفر')
})

test('a change is told, from this tab and from another', () => {
  const { otherTab } = aBrowser()
  const heard = vi.fn()
  const stop = clientStorage.card.subscribe(heard)
  clientStorage.card.set({ items: [] })
  otherTab('card')
  otherTab('token')
  otherTab(null)
  expect(heard).toHaveBeenCalledTimes(3)
  stop()
  clientStorage.card.set({ items: [] })
  otherTab('card')
  expect(heard).toHaveBeenCalledTimes(3)
})
