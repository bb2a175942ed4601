import { previewCheckout } from '@arvand/contracts/panel/checkout'
import { createFactorCart } from '@arvand/contracts/panel/factors'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson } from '#testing/identity'
import { closeInBalance } from '#testing/wallet'
import { anIssuedCard } from './gift-cards/testing.ts'
import { anAccountant, aSeller, sellingBy } from './testing.ts'

const seller = aSeller()
let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp({}, sellingBy(seller))
}, 60_000)
afterAll(() => closeInBalance(arvand))

test('codes that are tried in carts are counted one by one', async () => {
  const { token } = await aPerson(arvand)
  const { code } = await anIssuedCard(arvand, await anAccountant(arvand))
  const tried = async (giftCards: readonly string[]) => {
    const items = [{ kind: 'course', id: seller.put() }]
    return (await arvand.call(createFactorCart, { items, giftCards, requestId: newId() }, { token })).status
  }
  const wrong = (call: number) => Array.from({ length: 5 }, (_, at) => `ABCDEFGH${call}${at}`)
  for (let call = 0; call < 6; call += 1) expect(await tried(wrong(call)), String(call)).not.toBe(429)
  expect(await tried(wrong(6))).toBe(429)
  expect(await tried([code])).toBe(429)
  expect(await tried([])).toBe(200)
})

test('codes that are tried in previews are counted one by one, though many calls come at once', async () => {
  const { token } = await aPerson(arvand)
  const { code } = await anIssuedCard(arvand, await anAccountant(arvand))
  const items = [{ kind: 'course' as const, id: seller.put() }]
  const tried = async (giftCards: readonly string[]) =>
    (await arvand.call(previewCheckout, { items, giftCards, useWallet: false }, { token })).status
  const ten = (call: number) => Array.from({ length: 10 }, (_, at) => `ABCDEFGH${call}${at}`)
  const statuses = await Promise.all(Array.from({ length: 12 }, (_, call) => tried(ten(10 + call))))
  // Thirty guesses are three calls of ten.
  expect(statuses.toSorted()).toEqual([...Array(3).fill(200), ...Array(9).fill(429)])
  expect(await tried([code])).toBe(429)
  expect(await tried([])).toBe(200)
})
