import { listGiftCards } from '@arvand/contracts/panel/gift-cards'
import { issueCards } from '@arvand/contracts/panel/manage-gift-cards'
import { newId } from '#platform/ids'
import type { TestApp } from '#server/testing/app'
import type { TestPerson } from '#testing/identity'
import { commerce } from '../tables.ts'
import { paidFactor } from '../testing.ts'
import { codeOfCard } from './sealed-code.ts'

/** A gift card as an item of a cart. */
export const giftCardItem = (options: object = {}, quantity = 1) => ({
  kind: 'giftCard' as const,
  id: newId(),
  quantity,
  options: { amount: 2_000_000, ...options },
})

/** A card that somebody bought, as its buyer sees it. */
export async function aBoughtCard(arvand: TestApp, buyer: TestPerson, options: object = {}) {
  await paidFactor(arvand, buyer, [giftCardItem(options)])
  const { answer } = await arvand.call(listGiftCards, { which: 'bought' }, { token: buyer.token })
  const [card] = answer.items
  if (!card?.code) throw new Error('no card was made')
  return { ...card, code: card.code }
}

/** A card that a manager issued, with its code. */
export async function anIssuedCard(arvand: TestApp, manager: TestPerson, wish: object = {}) {
  const ask = { count: 1, amount: 2_000_000, note: 'جبران تأخیر', requestId: newId(), ...wish }
  const { answer, problem } = await arvand.call(issueCards, ask, { token: manager.token })
  if (problem?.code) throw new Error(`no card was issued: ${problem.code}`)
  const { db, secret } = arvand.platform
  const row = await commerce(db)
    .selectFrom('commerce.gift_cards')
    .select(['id', 'code_sealed'])
    .where('id', '=', answer.cardId)
    .executeTakeFirstOrThrow()
  return { cardId: answer.cardId, batchId: answer.batchId, code: codeOfCard(secret, row) ?? '' }
}
