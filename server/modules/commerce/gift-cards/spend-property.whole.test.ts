import { createFactorCart, payFactor } from '@arvand/contracts/panel/factors'
import { redeemGiftCard } from '@arvand/contracts/panel/gift-cards'
import { adjustCard } from '@arvand/contracts/panel/manage-gift-cards'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balanceOf, checkLedger } from '#modules/wallet'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { commerce } from '../tables.ts'
import { anAccountant, aSeller, sellingBy } from '../testing.ts'
import { accountOfCard } from './find-gift-card.ts'
import { anIssuedCard } from './testing.ts'

const seller = aSeller()
let arvand: TestApp
let manager: TestPerson
beforeAll(async () => {
  arvand = await anApp({}, sellingBy(seller))
  manager = await anAccountant(arvand)
}, 60_000)
afterAll(() => arvand.close())

type Act = { readonly kind: 'spend' | 'redeem' | 'adjust'; readonly toman: number }

const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom('spend', 'spend', 'redeem', 'adjust'),
  toman: fc.integer({ min: -60_000, max: 90_000 }).map((amount) => amount || 1),
})

async function perform({ kind, toman }: Act, person: TestPerson, card: { cardId: string; code: string }) {
  const requestId = newId()
  const { token } = person
  if (kind === 'redeem') return arvand.call(redeemGiftCard, { code: card.code, requestId }, { token })
  if (kind === 'adjust') {
    const ask = { cardId: card.cardId, amount: toman * 10, reason: 'آزمون', requestId }
    return arvand.call(adjustCard, ask, { token: manager.token })
  }
  const id = seller.put({ price: Math.abs(toman) * 10 })
  const cart = { items: [{ kind: 'course', id }], giftCards: [card.code], requestId }
  const made = await arvand.call(createFactorCart, cart, { token })
  if (made.status !== 200) return made
  const ask = { factorId: made.answer.factor.id, useWallet: true, requestId: newId() }
  return arvand.call(payFactor, ask, { token })
}

test('whatever is done to a card at the same moment, no more is taken off it than was put on', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 9 }), async (acts) => {
      const { db } = arvand.platform
      const people = await Promise.all([aPerson(arvand), aPerson(arvand), aPerson(arvand)])
      const card = await anIssuedCard(arvand, manager, { amount: 1_000_000 })
      await Promise.all(acts.map((one, at) => perform(one, people[at % 3] as TestPerson, card)))
      const { balance, held } = await balanceOf(db, accountOfCard(card.cardId))
      expect(balance).toBeGreaterThanOrEqual(held)
      const events = await commerce(db)
        .selectFrom('commerce.gift_card_events')
        .select('amount')
        .where('card_id', '=', card.cardId)
        .execute()
      // The events of a card account for every rial of its balance.
      expect(events.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(balance)
    }),
    { numRuns: 12 },
  )
  expect((await checkLedger(arvand.platform.db)).faults).toEqual([])
})
