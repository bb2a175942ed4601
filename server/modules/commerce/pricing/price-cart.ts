import type { CartItem, ItemKind } from '@arvand/contracts/commerce'
import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import type { Db } from '#platform/database'
import { refuse, refuseIf } from '#platform/refusal'
import { discountsOf, whyNotUse } from '../off-codes/off-code.ts'
import { findOffCode, standingOf } from '../off-codes/use-off-code.ts'
import type { CommerceParts } from '../parts.ts'
import type { Quote, Sells } from '../sells.ts'
import type { OffCode, Settings } from '../tables.ts'
import { type CartOwner, isForBuyer, whyNotInCart } from './cart-rule.ts'
import { giftCardQuote } from './gift-card-quote.ts'
import {
  type DiscountedLine,
  type PricedLine,
  priceLines,
  type QuotedItem,
  type Totals,
  totalsOf,
} from './price-lines.ts'
import { type Terms, termsOf } from './terms-of.ts'

export interface Cart {
  readonly items: readonly CartItem[]
  /** Null: nobody has signed in, so nothing is known of what they may not buy. */
  readonly personId: string | null
  /** As it was typed. */
  readonly offCode?: string | undefined
}

export interface PricedFactor extends Totals {
  readonly lines: readonly PricedLine[]
  readonly offCode: OffCode | null
  /** What the code takes off, without plus. */
  readonly codeDiscount: number
  readonly settings: Settings
  /** Who buys, by the name of now. */
  readonly owner: Terms['owner']
}

type Parts = Pick<CommerceParts, 'clock' | 'sells'>

/** What a cart costs this person now. Refuses an off code that cannot be used; an item says in its line why not. */
export async function priceCart(parts: Parts, db: Db, cart: Cart): Promise<PricedFactor> {
  const { personId } = cart
  const now = parts.clock.now()
  const { settings, owner, plusPercent } = await termsOf(db, personId, now)
  const items = await quoteItems(parts, db, cart, owner, now)
  const rules = {
    vatPercent: settings.vat_percent,
    platformPercent: settings.platform_percent,
    plusPercent,
  }
  const offCode = cart.offCode === undefined ? null : await codeOf(db, cart.offCode)
  const lines = priceLines(items, rules, offCode ? (open) => discountsOf(offCode, open) : undefined)
  if (offCode && personId !== null)
    refuseIf(whyNotUse(offCode, await standingOf(db, offCode, personId, beforeCode(lines)), now))
  const codeDiscount = lines.reduce((sum, line) => sum + line.codeDiscount, 0)
  return { ...totalsOf(lines), lines, offCode, codeDiscount, settings, owner }
}

const codeOf = async (db: Db, typed: string): Promise<OffCode> =>
  (await findOffCode(db, typed)) ?? refuse('commerce.unknown-off-code')

/** The lines that can be bought, as an off code looks at them. */
export const beforeCode = (lines: readonly PricedLine[]): DiscountedLine[] =>
  lines
    .filter(({ whyNot }) => whyNot === null)
    .map(({ item, price, quantity, discount, codeDiscount }) => ({
      kind: item.kind,
      itemId: item.id,
      amount: price * quantity - discount + codeDiscount,
    }))

async function quoteItems(
  parts: Parts,
  db: Db,
  { items, personId }: Cart,
  owner: CartOwner,
  now: Date,
): Promise<QuotedItem[]> {
  const quotes = await quotesOf(parts.sells, db, items)
  const refused =
    personId === null ? new Map() : await whyNotBuy(parts.sells, db, personId, items.filter(isForBuyer))
  return items.map((item, at) => {
    const quote = quotes.get(`${item.kind} ${item.id}`) ?? null
    const whyNot: ErrorCode | null =
      whyNotInCart(item, items.slice(0, at), owner, now) ??
      (quote
        ? isForBuyer(item)
          ? (refused.get(`${item.kind} ${item.id}`) ?? null)
          : null
        : 'commerce.unknown-item')
    return { item, quote, whyNot }
  })
}

interface Wanted {
  readonly kind: ItemKind
  readonly id: string
}

/** What each item costs, by kind and id: one question for each kind. Gift cards cost what is put on them. */
async function quotesOf(
  sells: readonly Sells[],
  db: Db,
  items: readonly CartItem[],
): Promise<Map<string, Quote>> {
  const quotes = new Map<string, Quote>()
  for (const item of items)
    if (item.kind === 'giftCard') quotes.set(`giftCard ${item.id}`, giftCardQuote(item))
  for (const seller of sells) {
    const ids = idsOf(items, seller.kind)
    if (ids.length === 0 || seller.kind === 'giftCard') continue
    for (const [id, quote] of await seller.quote(db, ids)) quotes.set(`${seller.kind} ${id}`, quote)
  }
  return quotes
}

/** Why this person may not buy these items for themselves, by kind and id; one question for each kind. */
export async function whyNotBuy(
  sells: readonly Sells[],
  db: Db,
  personId: string,
  items: readonly Wanted[],
): Promise<Map<string, ErrorCode>> {
  const codes = new Map<string, ErrorCode>()
  for (const seller of sells) {
    const ids = idsOf(items, seller.kind)
    if (ids.length === 0) continue
    for (const [id, code] of await seller.whyNotBuy(db, personId, ids))
      codes.set(`${seller.kind} ${id}`, code)
  }
  return codes
}

const idsOf = (items: readonly Wanted[], kind: ItemKind): string[] => [
  ...new Set(items.flatMap((item) => (item.kind === kind ? [item.id] : []))),
]
