import type { CartItem } from '@arvand/contracts/commerce'
import { type Tx, transaction } from '#platform/database'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import type { CommerceDeps } from '../deps.ts'
import type { Factor } from '../factors/factor-queries.ts'
import { type FactorReply, factorReply, type Pages } from '../factors/factor-reply.ts'
import { findLegalBuyer } from '../factors/find-buyer.ts'
import { lockBuyer } from '../factors/lock-buyer.ts'
import { reservePlaces, runsOut } from '../factors/places.ts'
import { isStillForSale } from '../factors/still-for-sale.ts'
import { type FoundCard, findGiftCards } from '../gift-cards/find-gift-card.ts'
import { inBurningOrder, whyNotSpend } from '../gift-cards/gift-card.ts'
import { reserveOffCode } from '../off-codes/use-off-code.ts'
import { payUp } from '../paying/pay-up.ts'
import { beforeCode, type PricedFactor, priceCart, priceCartByCode } from '../pricing/price-cart.ts'
import { keyOf, sellerOf } from '../sellers.ts'
import type { Buyer } from '../tables.ts'
import { codesIn, countingWrongCodes, refuseGuesserIn } from '../wrong-codes.ts'
import { addFactor } from './add-factor.ts'

export interface FactorAsk {
  readonly items: readonly CartItem[]
  readonly offCode?: string | undefined
  readonly giftCards?: readonly string[] | undefined
  readonly buyerId?: string | undefined
}

type Deps = Pick<CommerceDeps, 'db' | 'clock' | 'jobs' | 'secret' | 'sellables'>

/** Makes a factor of a cart at the prices of this moment; one whose total is nothing is paid at once. */
export function createFactor(
  deps: Deps & Pick<CommerceDeps, 'limits'>,
  request: RepeatedRequest,
  ask: FactorAsk,
): Promise<{ factor: FactorReply }> {
  const { personId } = request
  const make = () =>
    transaction(deps.db, (tx) =>
      once(tx, deps.clock, request, 'for ever', async () => {
        const { factor, pages } = await makeWithPages(deps, tx, personId, ask)
        return { factor: await factorReply(deps, tx, factor, pages) }
      }),
    )
  return countingWrongCodes(deps, personId, make, codesIn(ask))
}

/**
 * The same inside a transaction, for code that places factors itself (a renewal of plus, a registration). Where its ask
 * has codes, the caller counts wrong ones after the transaction (`countingWrongCodes`).
 */
export const placeFactor = async (deps: Deps, tx: Tx, personId: string, ask: FactorAsk): Promise<Factor> =>
  (await makeWithPages(deps, tx, personId, ask)).factor

async function makeWithPages(deps: Deps, tx: Tx, personId: string, ask: FactorAsk) {
  if (codesIn(ask) > 0) await refuseGuesserIn(tx, personId)
  const now = deps.clock.now()
  const cart = { items: ask.items, personId }
  const priced =
    ask.offCode === undefined
      ? await priceCart(deps, tx, cart)
      : await priceCartByCode(deps, tx, cart, ask.offCode)
  refuseUnsellable(priced)
  const cards = await cardsFor(tx, personId, ask, priced, now)
  const buyer: Buyer =
    ask.buyerId === undefined
      ? { kind: 'natural', name: priced.owner?.name ?? '' }
      : await findLegalBuyer(tx, personId, ask.buyerId)
  const cardIds = inBurningOrder(cards).map(({ id }) => id)
  const { offCode, codeDiscount: discount, lines } = priced
  const mayRunOut = runsOut(
    deps,
    lines.map(({ item }) => item),
  )
  const factor = await addFactor(tx, { personId, priced, buyer, runsOut: mayRunOut, cardIds, now })
  const isFree = factor.total === 0
  if (isFree) await refuseUnlessStillForSale(deps, tx, factor)
  const whyNot = mayRunOut ? await reservePlaces(deps, tx, factor) : null
  if (whyNot) refuse('commerce.item-not-for-sale', { current: { whyNot } })
  if (offCode)
    await reserveOffCode(tx, deps.clock, {
      codeId: offCode.id,
      factorId: factor.id,
      personId,
      discount,
      lines: beforeCode(lines),
    })
  const { settings } = priced
  return {
    factor: isFree ? await payUp(deps, tx, factor, [], { settings }) : factor,
    pages: pagesOfLines(lines),
  }
}

/**
 * A free factor is paid in the transaction that makes it, so its sellers are asked once more, as before every payment:
 * under the buyer's lock, which is taken before that of an off code.
 */
async function refuseUnlessStillForSale(deps: Deps, tx: Tx, factor: Factor): Promise<void> {
  // Not for plans and gift cards, which may be bought twice: a renewal of a plan has locked the wallet already, and the
  // buyer's lock comes before the wallet's.
  if (factor.lines.every(({ kind }) => sellerOf(deps.sellables, kind)?.grantsBehindWallet)) return
  await lockBuyer(tx, factor.person_id)
  if (!(await isStillForSale(deps, tx, factor))) refuse('commerce.item-not-for-sale')
}

const pagesOfLines = (lines: PricedFactor['lines']): Pages =>
  new Map(lines.map(({ item, quote }) => [keyOf(item), quote?.href ?? null]))

/** Refuses with the code of a cart's own rule; a seller's code is passed on as `whyNot` of `item-not-for-sale`. */
function refuseUnsellable({ lines }: PricedFactor): void {
  for (const { whyNot } of lines)
    if (whyNot?.startsWith('commerce.')) refuse(whyNot)
    else if (whyNot) refuse('commerce.item-not-for-sale', { current: { whyNot } })
}

async function cardsFor(
  tx: Tx,
  personId: string,
  { giftCards = [] }: FactorAsk,
  { lines }: PricedFactor,
  now: Date,
): Promise<FoundCard[]> {
  if (giftCards.length === 0) return []
  if (lines.some(({ quote }) => quote?.isMoney)) refuse('commerce.gift-card-for-gift-card')
  const cards = await findGiftCards(tx, giftCards)
  return cards.map((card) => {
    if (!card) return refuse('commerce.unknown-gift-card')
    refuseIf(whyNotSpend(card, card.available, now, personId))
    return card
  })
}
