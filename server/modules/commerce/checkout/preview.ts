import type { CartItem } from '@arvand/contracts/commerce'
import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import { balanceOf } from '#modules/wallet'
import { Refusal } from '#platform/refusal'
import type { CommerceDeps } from '../deps.ts'
import { type FoundCard, findGiftCards } from '../gift-cards/find-gift-card.ts'
import { inBurningOrder, whyNotSpend } from '../gift-cards/gift-card.ts'
import { arrangeFor } from '../paying/arrange.ts'
import { chooseBank } from '../payments/choose-bank.ts'
import { cartReply } from '../pricing/cart-reply.ts'
import { type PricedFactor, priceCart, priceCartByCode } from '../pricing/price-cart.ts'
import { countWrongCodes, refuseGuesser } from '../wrong-codes.ts'

export interface PreviewAsk {
  readonly items: readonly CartItem[]
  readonly offCode?: string | undefined
  readonly giftCards?: readonly string[] | undefined
  readonly useWallet: boolean
  readonly gateway?: string | undefined
}

type Deps = Pick<CommerceDeps, 'db' | 'clock' | 'sellables' | 'banks' | 'limits'>

/** What a cart costs this person now and who would pay what of it, by the rules that the payment itself follows. */
export async function previewCheckout(deps: Deps, personId: string, ask: PreviewAsk) {
  if (ask.offCode !== undefined || ask.giftCards?.length) await refuseGuesser(deps, personId)
  const { priced, offCode } = await price(deps, personId, ask)
  const cards = await readCards(deps, personId, ask, priced)
  const { available } = await balanceOf(deps.db, { kind: 'person', ownerId: personId })
  const purse = {
    cards: inBurningOrder(cards.flatMap(({ card, whyNot }) => (card && !whyNot ? [card] : []))).map(
      (card) => ({ cardId: card.id, available: card.available }),
    ),
    wallet: ask.useWallet ? Math.max(0, available) : 0,
  }
  const arranged = arrangeFor(priced.total, purse, chooseBank(deps.banks, ask.gateway))
  const pays = (cardId: string | null) => arranged.parts.find((part) => part.cardId === cardId)?.amount ?? 0
  return {
    cart: cartReply(priced),
    offCode,
    giftCards: cards.map(({ card, whyNot }) => ({
      lastFour: card?.last_four ?? null,
      available: card?.available ?? 0,
      pays: card ? pays(card.id) : 0,
      whyNot,
    })),
    wallet: { available, pays: pays(null) },
    rest: arranged.rest,
    whyNotPay: priced.lines.some(({ whyNot }) => whyNot) ? 'commerce.item-not-for-sale' : arranged.whyNot,
    gateways: deps.banks.map(({ name, title }) => ({ name, title })),
  }
}

interface Priced {
  readonly priced: PricedFactor
  readonly offCode: { code: string; discount: number; whyNot: ErrorCode | null } | null
}

/** With a code that cannot be used: the prices without it, and the reason for the code's field. */
async function price(deps: Deps, personId: string, { items, offCode }: PreviewAsk): Promise<Priced> {
  const plain = () => priceCart(deps, deps.db, { items, personId })
  if (offCode === undefined) return { priced: await plain(), offCode: null }
  try {
    const priced = await priceCartByCode(deps, deps.db, { items, personId }, offCode)
    const code = priced.offCode?.code ?? offCode
    return { priced, offCode: { code, discount: priced.codeDiscount, whyNot: null } }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.code === 'commerce.unknown-off-code') await countWrongCodes(deps, personId)
    return { priced: await plain(), offCode: { code: offCode, discount: 0, whyNot: error.code } }
  }
}

interface ReadCard {
  readonly card: FoundCard | null
  readonly whyNot: ErrorCode | null
}

/** A card that was typed twice counts once. */
async function readCards(
  deps: Deps,
  personId: string,
  { giftCards = [] }: PreviewAsk,
  { lines }: PricedFactor,
): Promise<ReadCard[]> {
  const found = await findGiftCards(deps.db, giftCards)
  const wrong = found.filter((card) => card === null).length
  if (wrong > 0) await countWrongCodes(deps, personId, wrong)
  const buysCards = lines.some(({ quote }) => quote?.isMoney)
  const now = deps.clock.now()
  return found.map((card) => {
    if (!card) return { card, whyNot: 'commerce.unknown-gift-card' }
    if (buysCards) return { card, whyNot: 'commerce.gift-card-for-gift-card' }
    return { card, whyNot: whyNotSpend(card, card.available, now, personId) }
  })
}
