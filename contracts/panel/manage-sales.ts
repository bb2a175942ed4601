import { z } from 'zod'
import { itemKind } from '../commerce.ts'
import { category, picture } from '../courses.ts'
import { endpoint } from '../endpoint.ts'
import { day, instant, line, rials } from '../fields.ts'
import { comparedPeriod, figureOfPeriod, figurePeriod } from '../home/homes.ts'
import { pageAsk, pageOf } from '../page.ts'

/** The report of sales, for managers of finance. */
const managers = { service: 'panel', method: 'POST', access: 'manager', scope: 'finance' } as const

export const salesFigure = z.enum(['sales', 'factors', 'discounts', 'refunds'])
export type SalesFigure = z.output<typeof salesFigure>

/** By what the sales are split up. */
export const salesPart = z.enum(['item', 'teacher', 'field', 'offCode'])
export type SalesPart = z.output<typeof salesPart>

/** `change`: how much more was sold than in the period before. */
export const salesSort = z.enum(['sales', 'count', 'change'])
export type SalesSort = z.output<typeof salesSort>

const period = { period: figurePeriod.optional(), to: day.optional() }

export const showSales = endpoint({
  ...managers,
  path: 'manage/sales/show',
  prose:
    'Sales, factors, discounts and refunds of a period against the one before, and how what buyers paid divides into the teachers’ shares, the platform’s, tax, and credit on gift cards.',
  body: z.strictObject(period),
  reply: z.object({
    period: comparedPeriod,
    figures: z.array(z.object({ figure: salesFigure, ...figureOfPeriod })),
    /** What buyers paid, with tax; the other four add up to it. Refunds are not subtracted. */
    paid: z.object({
      total: rials,
      teachers: rials,
      /** Below zero where discounts took more than the platform’s share. */
      platform: z.int(),
      tax: rials,
      giftCards: rials,
    }),
    /** Factors made in these days that expired unpaid. */
    abandoned: z.object({ count: z.int(), total: rials }),
  }),
  errors: [],
})

const parts = {
  ...period,
  by: salesPart.default('item'),
  sort: salesSort.default('sales'),
  order: z.enum(['asc', 'desc']).default('desc'),
  /** Only courses of this field. */
  field: line(0, 80).optional(),
}

export const listSales = endpoint({
  ...managers,
  path: 'manage/sales/list',
  prose:
    'Sales of a period by course, teacher, field or off code. What is no course, or has no teacher, is a row of its own, so that the rows add up to the sales; off codes have only the factors that used one.',
  body: pageAsk.extend(parts),
  reply: pageOf(
    z.object({
      /** The id of the course, teacher or code, the slug of the field, the kind of what is no course; empty: none. */
      key: z.string(),
      kind: itemKind.nullable(),
      title: z.string().nullable(),
      /** What a card of a course shows. */
      card: z.object({ slug: z.string(), teacher: z.string(), category, cover: picture }).nullable(),
      sales: z.int(),
      count: z.int(),
      before: z.int(),
      countBefore: z.int(),
      /** What the teacher earned, or what the code took off; null in the other parts. */
      share: rials.nullable(),
    }),
  ),
  errors: [],
})

export const exportSales = endpoint({
  ...managers,
  path: 'manage/sales/export',
  prose: 'Gives an address, good for a few minutes, of a sheet of all rows of such a list. Written down.',
  body: z.strictObject({ ...parts, format: z.enum(['csv', 'xlsx']) }),
  reply: z.object({ url: z.string(), until: instant }),
  errors: [],
})
