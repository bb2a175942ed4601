import { expect, test } from 'vitest'
import { isOfferDue, noteFinished, noteOffered } from './install-store.ts'

const aStore = (text: string | null = null) => {
  const kept = new Map(text === null ? [] : [['install', text]])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('the offer is due after the second lesson, and the same lesson counts once', () => {
  const store = aStore()
  expect(isOfferDue(store)).toBe(false)
  noteFinished('one', store)
  noteFinished('one', store)
  expect(isOfferDue(store)).toBe(false)
  noteFinished('two', store)
  expect(isOfferDue(store)).toBe(true)
})

test('what was offered once is never due again', () => {
  const store = aStore('one two')
  noteOffered(store)
  noteFinished('three', store)
  noteFinished('four', store)
  expect(isOfferDue(store)).toBe(false)
})
