import { unit } from '@arvand/contracts/tax'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Quote } from '#plugs/sellable'
import { discountsOf, type OffCodeTerms } from '../off-codes/off-code.ts'
import { priceLines, type QuotedItem, totalsOf } from './price-lines.ts'

const rules = { vatPercent: 10, platformPercent: 30, plusPercent: 0 }

const code = (terms: Partial<OffCodeTerms>): OffCodeTerms => ({
  kind: 'percent',
  value: 20,
  most_discount: null,
  starts_at: null,
  ends_at: null,
  total_limit: null,
  person_limit: null,
  least_total: 0,
  kinds: [],
  item_ids: [],
  first_purchase: false,
  stopped_at: null,
  uses: 0,
  ...terms,
})

const quote = (wish: Partial<Quote>): Quote => ({
  id: 'a',
  title: 'خط',
  href: null,
  picture: null,
  palette: null,
  price: 1_000_000,
  listPrice: 1_000_000,
  sellers: [],
  plusDiscount: true,
  taxed: true,
  ...wish,
})

const item = (wish: Partial<Quote> = {}, quantity = 1): QuotedItem => {
  const one = quote(wish)
  return {
    item: { kind: 'course', id: one.id, quantity },
    quote: one,
    whyNot: null,
  }
}

test('plus, then the code, then tax, then the shares of what is left', () => {
  const sellers = [
    { personId: 'first', percent: 60 },
    { personId: 'second', percent: 40 },
  ]
  const [line] = priceLines([item({ sellers })], { ...rules, plusPercent: 10 }, (open) => {
    expect(open).toEqual([{ kind: 'course', itemId: 'a', amount: 900_000 }])
    return [100_000]
  })
  expect(line).toMatchObject({ discount: 200_000, codeDiscount: 100_000, tax: 80_000, total: 880_000 })
  expect(line?.shares).toEqual([
    { personId: 'first', amount: 336_000 },
    { personId: 'second', amount: 224_000 },
  ])
})

test('a line that cannot be bought costs nothing and is not looked at by a code', () => {
  const refused = { ...item({ id: 'b' }), whyNot: 'commerce.item-not-for-sale' as const }
  const lines = priceLines([item(), refused], rules, (open) => open.map(({ amount }) => amount / 2))
  expect(lines[1]).toMatchObject({ price: 1_000_000, discount: 0, tax: 0, total: 0 })
  expect(totalsOf(lines)).toEqual({ subtotal: 1_000_000, discount: 500_000, tax: 50_000, total: 550_000 })
})

const quotes = fc.record({
  price: fc.integer({ min: 0, max: 500_000_000 }).map((toman) => toman * unit),
  taxed: fc.boolean(),
  plusDiscount: fc.boolean(),
  sellers: fc.constantFrom(
    [],
    [{ personId: 'a', percent: 100 }],
    // The other percents belonged to a seller who has left.
    [{ personId: 'a', percent: 30 }],
    [
      { personId: 'a', percent: 33 },
      { personId: 'b', percent: 33 },
      { personId: 'c', percent: 34 },
    ],
  ),
})

test('no cart loses or makes a rial, whatever is taken off and shared', () => {
  const wishes = fc.record({
    items: fc.array(fc.tuple(quotes, fc.integer({ min: 1, max: 500 })), { minLength: 1, maxLength: 30 }),
    plusPercent: fc.integer({ min: 0, max: 100 }),
    platformPercent: fc.integer({ min: 0, max: 100 }),
    vatPercent: fc.integer({ min: 0, max: 100 }),
    percent: fc.integer({ min: 1, max: 100 }),
    fixed: fc.integer({ min: 1, max: 900_000_000 }).map((toman) => toman * unit),
    isFixed: fc.boolean(),
  })
  fc.assert(
    fc.property(wishes, ({ items, percent, fixed, isFixed, ...given }) => {
      const terms = code(isFixed ? { kind: 'fixed', value: fixed } : { value: percent })
      const lines = priceLines(
        items.map(([wish, quantity], at) => item({ ...wish, id: `${at}` }, quantity)),
        given,
        (open) => discountsOf(terms, open),
      )
      for (const line of lines) {
        const gross = line.price * line.quantity
        const net = gross - line.discount
        expect(line.total).toBe(net + line.tax)
        expect(net).toBeGreaterThanOrEqual(0)
        for (const part of [line.discount, line.tax, line.total, ...line.shares.map(({ amount }) => amount)])
          expect(part % unit === 0 && part >= 0).toBe(true)
        const earned = line.shares.reduce((sum, { amount }) => sum + amount, 0)
        const ofSellers = Math.floor((net * (100 - given.platformPercent)) / 1000) * unit
        const percents = (line.quote?.sellers ?? []).reduce((sum, seller) => sum + seller.percent, 0)
        expect(Math.abs(earned - (ofSellers * percents) / 100)).toBeLessThan(unit)
        if (percents === 100) expect(earned).toBe(ofSellers)
      }
      const { subtotal, discount, tax, total } = totalsOf(lines)
      expect(total).toBe(subtotal - discount + tax)
      const taken = lines.reduce((sum, line) => sum + line.codeDiscount, 0)
      const open = subtotal - discount + taken
      expect(taken).toBe(isFixed ? Math.min(fixed, open) : Math.floor((open * percent) / 1000) * unit)
    }),
  )
})
