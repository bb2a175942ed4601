import type { CartItem } from '@arvand/contracts/commerce'
import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import type { Db } from '#platform/database'
import { refuse, refuseIf } from '#platform/refusal'
import type { Quote } from '#plugs/sellable'
import type { CommerceDeps } from '../deps.ts'
import { isForBuyer } from '../for-whom.ts'
import { type DiscountedLine, discountsOf, whyNotUse } from '../off-codes/off-code.ts'
import { codeUseOf, findOffCode } from '../off-codes/use-off-code.ts'
import { keyOf, quotesOf, sellerOf, whyNotBuy } from '../sellers.ts'
import type { Settings } from '../settings.ts'
import type { OffCode } from '../tables.ts'
import { type CartOwner, whyNotInCart } from './cart-rule.ts'
import { type PricedLine, priceLines, type QuotedItem, type Totals, totalsOf } from './price-lines.ts'
import { type Terms, termsOf } from './terms-of.ts'

export interface Cart {
  readonly items: readonly CartItem[]
  /** Null: nobody has signed in, so the sellers are not asked what this person may not buy. */
  readonly personId: string | null
}

export interface PricedFactor extends Totals {
  readonly lines: readonly PricedLine[]
  readonly offCode: OffCode | null
  /** What the code takes off, without plus. */
  readonly codeDiscount: number
  readonly settings: Settings
  /** The buyer, with their current name. */
  readonly owner: Terms['owner']
}

type Deps = Pick<CommerceDeps, 'clock' | 'sellables'>

/** What a cart costs this person now; the line of an item that cannot be bought has the reason. */
export const priceCart = (deps: Deps, db: Db, cart: Cart): Promise<PricedFactor> =>
  price(deps, db, cart, null)

/** The same with an off code, as it was typed. Refuses one that cannot be used. */
export async function priceCartByCode(deps: Deps, db: Db, cart: Cart, typed: string): Promise<PricedFactor> {
  const offCode = (await findOffCode(db, typed, cart.personId)) ?? refuse('commerce.unknown-off-code')
  const priced = await price(deps, db, cart, offCode)
  if (cart.personId !== null) {
    const codeUse = await codeUseOf(db, offCode, cart.personId, beforeCode(priced.lines))
    refuseIf(whyNotUse(offCode, codeUse, deps.clock.now()))
  }
  return priced
}

async function price(deps: Deps, db: Db, cart: Cart, offCode: OffCode | null): Promise<PricedFactor> {
  const { personId } = cart
  const now = deps.clock.now()
  const [{ settings, owner, plusPercent }, quotes, refused] = await Promise.all([
    termsOf(db, personId, now),
    quotesOf(db, deps.sellables, cart.items),
    personId === null ? new Map() : whyNotBuy(db, deps.sellables, personId, cart.items.filter(isForBuyer)),
  ])
  const items = quoteItems(deps, cart.items, { quotes, refused, owner, now })
  const rules = {
    vatPercent: settings.vatPercent,
    platformPercent: settings.platformPercent,
    plusPercent,
  }
  const lines = priceLines(items, rules, offCode ? (open) => discountsOf(offCode, open) : undefined)
  const codeDiscount = lines.reduce((sum, line) => sum + line.codeDiscount, 0)
  return { ...totalsOf(lines), lines, offCode, codeDiscount, settings, owner }
}

/** The lines that can be bought, with their prices before an off code. */
export const beforeCode = (lines: readonly PricedLine[]): DiscountedLine[] =>
  lines
    .filter(({ whyNot }) => whyNot === null)
    .map(({ item, quote, price, quantity, discount, codeDiscount }) => ({
      kind: item.kind,
      isMoney: quote?.isMoney,
      itemId: item.id,
      amount: price * quantity - discount + codeDiscount,
    }))

interface Asked {
  readonly quotes: ReadonlyMap<string, Quote>
  /** By item, why the buyer may not buy it. */
  readonly refused: ReadonlyMap<string, ErrorCode>
  readonly owner: CartOwner
  readonly now: Date
}

const quoteItems = (
  { sellables }: Pick<Deps, 'sellables'>,
  items: Cart['items'],
  { quotes, refused, owner, now }: Asked,
): QuotedItem[] =>
  items.map((item, at) => {
    const quote = quotes.get(keyOf(item)) ?? null
    const seller = sellerOf(sellables, item.kind)
    const whyNot: ErrorCode | null =
      (seller && whyNotInCart(item, seller, items.slice(0, at), owner, now)) ??
      (quote ? null : 'commerce.unknown-item') ??
      (isForBuyer(item) ? (refused.get(keyOf(item)) ?? null) : null)
    return { item, quote, whyNot }
  })
