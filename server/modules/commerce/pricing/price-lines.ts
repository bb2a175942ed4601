import type { CartItem } from '@arvand/contracts/commerce'
import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import { percentOf } from '@arvand/contracts/tax'
import type { Quote } from '#plugs/sellable'
import type { DiscountedLine } from '../off-codes/off-code.ts'
import { split } from '../split.ts'

/** An item of a cart with its seller's quote; `quote` is null when there is no such item. */
export interface QuotedItem {
  readonly item: CartItem
  readonly quote: Quote | null
  readonly whyNot: ErrorCode | null
}

export interface PriceRules {
  readonly vatPercent: number
  readonly platformPercent: number
  /** What plus takes off; 0 without. */
  readonly plusPercent: number
}

/** What a code takes off each of these lines, in their order. */
export type Discounts = (lines: readonly DiscountedLine[]) => readonly number[]

export interface PricedLine extends QuotedItem {
  readonly quantity: number
  /** The price of one piece. */
  readonly price: number
  readonly listPrice: number
  /** The discounts of plus and off code together. */
  readonly discount: number
  readonly codeDiscount: number
  readonly tax: number
  readonly total: number
  /** What each seller earns of it; the rest before tax is the platform's. */
  readonly shares: readonly { readonly personId: string; readonly amount: number }[]
}

export interface Totals {
  readonly subtotal: number
  readonly discount: number
  readonly tax: number
  readonly total: number
}

/**
 * Prices a cart: takes off plus, then the code, then adds tax; the sellers' shares are of the price before tax. A line
 * that cannot be bought costs nothing.
 */
export function priceLines(
  items: readonly QuotedItem[],
  rules: PriceRules,
  codeDiscounts?: Discounts,
): PricedLine[] {
  const offered = items.map((one) => ({ ...one, ...beforeCode(one, rules) }))
  const sold = offered.filter(({ whyNot }) => whyNot === null)
  const discounts = codeDiscounts?.(
    sold.map(({ item, quote, gross, plus }) => ({
      kind: item.kind,
      isMoney: quote?.isMoney,
      itemId: item.id,
      amount: gross - plus,
    })),
  )
  const ofCode = new Map(sold.map((line, at) => [line, discounts?.[at] ?? 0]))
  return offered.map((line) => {
    const { item, quote, whyNot, gross, plus } = line
    const codeDiscount = ofCode.get(line) ?? 0
    const net = gross - plus - codeDiscount
    const tax = quote?.taxed ? percentOf(net, rules.vatPercent) : 0
    return {
      item,
      quote,
      whyNot,
      quantity: item.quantity,
      price: quote?.price ?? 0,
      listPrice: quote?.listPrice ?? 0,
      discount: plus + codeDiscount,
      codeDiscount,
      tax,
      total: net + tax,
      shares: sharesOf(net, quote, rules.platformPercent),
    }
  })
}

function beforeCode({ item, quote, whyNot }: QuotedItem, { plusPercent }: PriceRules) {
  const gross = whyNot === null && quote ? quote.price * item.quantity : 0
  return { gross, plus: quote?.plusDiscount ? percentOf(gross, plusPercent) : 0 }
}

function sharesOf(net: number, quote: Quote | null, platformPercent: number) {
  const sellers = quote?.sellers ?? []
  const percents = sellers.map(({ percent }) => percent)
  const ofNobody = percents.reduce((rest, percent) => rest - percent, 100)
  const parts = split(percentOf(net, 100 - platformPercent), [...percents, ofNobody])
  return sellers.map(({ personId }, at) => ({ personId, amount: parts[at] ?? 0 }))
}

/** The sums of the lines that can be bought. */
export function totalsOf(lines: readonly PricedLine[]): Totals {
  const sold = lines.filter(({ whyNot }) => whyNot === null)
  const sum = (of: (line: PricedLine) => number) => sold.reduce((all, line) => all + of(line), 0)
  return {
    subtotal: sum(({ price, quantity }) => price * quantity),
    discount: sum(({ discount }) => discount),
    tax: sum(({ tax }) => tax),
    total: sum(({ total }) => total),
  }
}
