import { createFactorCart, payFactor } from '@arvand/contracts/panel/factors'
import { listGiftCards, redeemGiftCard } from '@arvand/contracts/panel/gift-cards'
import { claimGiftPurchase, listGiftPurchases } from '@arvand/contracts/panel/gift-purchases'
import { newId } from '#platform/ids'
import { aMobile, type TestPerson } from '#testing/identity'
import { aWallet } from '#testing/wallet'
import { giftCardItem } from '../gift-cards/testing.ts'
import { type Act, type Dice, type Storm, tell } from './storm-of.ts'

/** A person pays for a card or a gift, and may soon ask for the money back. */
export const buyGift: Act = async (storm, dice) => {
  const owner = dice.oneOf(storm.people)
  const isCard = dice.chance(0.5)
  const item = isCard ? giftCardItem({ amount: 500_000 }) : giftPurchaseItem(storm, dice)
  const made = await tell(storm, createFactorCart, { items: [item], requestId: newId() }, owner.token)
  if (made.status !== 200) return
  const { id: factorId, total } = made.answer.factor
  await aWallet(storm.arvand, owner.id, total)
  storm.factors.push({ id: factorId, owner })
  await tell(storm, payFactor, { factorId, useWallet: true, requestId: newId() }, owner.token)
  await (isCard ? noteCard(storm, owner) : noteGiftPurchase(storm, owner))
}

async function noteCard({ arvand, cards }: Storm, owner: TestPerson): Promise<void> {
  const { status, answer } = await arvand.call(listGiftCards, { which: 'bought' }, owner)
  const [card] = status === 200 ? answer.items : []
  if (card?.code) cards.push({ cardId: card.id, code: card.code })
}

async function noteGiftPurchase({ arvand, gifts }: Storm, owner: TestPerson): Promise<void> {
  const { status, answer } = await arvand.call(listGiftPurchases, {}, owner)
  const [gift] = status === 200 ? answer.items : []
  gifts.push(...(gift?.link?.split('/').slice(-1) ?? []))
}

const giftPurchaseItem = ({ items }: Storm, dice: Dice) => ({
  kind: 'course',
  // Few courses, so that people are given what they are about to own.
  id: dice.oneOf(items.slice(0, 12)),
  options: { gift: { mobile: aMobile() } },
})

/** A person takes a gift by its link, or redeems a card; two may come at once. */
export const take: Act = async (storm, dice) => {
  const [{ token }, other] = [dice.oneOf(storm.people), dice.oneOf(storm.people)]
  const gift = dice.oneOf(storm.gifts.slice(-6))
  const card = dice.oneOf(storm.cards.slice(-4))
  if (gift && dice.chance(0.6))
    await Promise.all(
      [token, other.token].map((one) =>
        tell(storm, claimGiftPurchase, { token: gift, requestId: newId() }, one),
      ),
    )
  else if (card) await tell(storm, redeemGiftCard, { code: card.code, requestId: newId() }, token)
}
