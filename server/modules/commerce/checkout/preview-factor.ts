import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import type { CommerceDeps } from '../deps.ts'
import { heldForBank } from '../factors/covered-by-cards.ts'
import { whyNotPay } from '../factors/factor.ts'
import { type Factor, findMyFactor } from '../factors/factor-queries.ts'
import { isStillForSale } from '../factors/still-for-sale.ts'
import { closedCards } from '../gift-cards/find-gift-card.ts'
import { arrangeFor } from '../paying/arrange.ts'
import { readMoney } from '../paying/money.ts'
import { chooseBank } from '../payments/choose-bank.ts'

export interface PreviewFactorAsk {
  readonly factorId: string
  readonly useWallet: boolean
  readonly gateway?: string | undefined
}

type Deps = Pick<CommerceDeps, 'db' | 'clock' | 'sellables' | 'banks'>

/** Who would pay what of a person's own factor now, by the rules that the payment itself follows. */
export async function previewFactor(deps: Deps, personId: string, ask: PreviewFactorAsk) {
  const { db, clock, banks } = deps
  const bank = chooseBank(banks, ask.gateway)
  const factor = (await findMyFactor(db, personId, ask.factorId)) ?? refuse('commerce.unknown-factor')
  const now = clock.now()
  const whyNot = whyNotPay(factor, now)
  const purse = await purseOf(db, factor, now)
  const shown = {
    total: factor.total,
    gateways: banks.map(({ name, title }) => ({ name, title })),
    now,
  }
  const available = purse.wallet
  if (whyNot) return { ...shown, cards: 0, wallet: { available, pays: 0 }, rest: 0, whyNotPay: whyNot }
  const arranged = arrangeFor(factor.total, { ...purse, wallet: ask.useWallet ? available : 0 }, bank)
  const paid = (byCard: boolean) =>
    arranged.parts.reduce((sum, { cardId, amount }) => sum + ((cardId !== null) === byCard ? amount : 0), 0)
  return {
    ...shown,
    cards: paid(true),
    wallet: { available, pays: paid(false) },
    rest: arranged.rest,
    whyNotPay: (await isStillForSale(deps, db, factor)) ? arranged.whyNot : 'commerce.item-not-for-sale',
  }
}

/** What its payer can spend, with what an earlier try of this factor holds: the next try releases it. */
async function purseOf(db: Db, factor: Factor, now: Date) {
  const money = await readMoney(db, factor)
  const closed = await closedCards(db, factor.cardIds, factor.person_id, now)
  const held = new Map((await heldForBank(db, [factor])).map(({ card_id, amount }) => [card_id, amount]))
  const cards = factor.cardIds
    .filter((cardId) => !closed.has(cardId))
    .map((cardId) => ({
      cardId,
      available: (money.cards.get(cardId)?.available ?? 0) + (held.get(cardId) ?? 0),
    }))
  return { cards, wallet: Math.max(0, money.wallet.available + (held.get(null) ?? 0)) }
}
