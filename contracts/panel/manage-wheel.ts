import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, money, requestId, title } from '../fields.ts'
import { wholeOf } from '../page.ts'
import { prizeKind } from '../wheel.ts'

/** The lucky wheel, for managers of growth. Money is rials. */

const managers = { service: 'panel', method: 'POST', access: 'manager', scope: 'growth' } as const

export const mostPrizes = 12

const prize = z.object({
  id,
  title: z.string(),
  kind: prizeKind,
  /** Rials of a credit or a gift card, percent of an off code, days of plus. */
  amount: z.int(),
  /** The most that it costs, in rials: of an off code, the most that it takes off. */
  cost: z.int(),
  weight: z.int(),
  stock: z.int().nullable(),
  /** Its part of all weights. */
  chance: z.number(),
})

export const showPrizes = endpoint({
  ...managers,
  path: 'manage/wheel/prizes',
  whole: true,
  prose:
    'The prizes of the wheel, whether it is open, its budget of a day, what today has given and reserved, and what a spin and a day cost on average.',
  body: z.strictObject({}),
  reply: wholeOf(prize).extend({
    isOpen: z.boolean(),
    dayBudget: z.int(),
    spentToday: z.int(),
    spinsToday: z.int(),
    /** Of a spin. */
    expectedCost: z.int(),
    /** On average, by the days of the last week on which somebody spun. */
    spinsADay: z.int(),
    /** What a day with so many spins costs, within its budget. */
    expectedDay: z.int(),
  }),
  errors: [],
})

export const savePrize = endpoint({
  ...managers,
  path: 'manage/wheel/savePrize',
  prose: 'Makes a prize, or changes one; spins that are open keep the table that they showed. Written down.',
  body: z
    .strictObject({
      id: id.optional(),
      title: title(2, 60),
      kind: prizeKind,
      amount: money(0, 100_000_000).optional(),
      percent: z.int().min(1).max(100).optional(),
      days: z.int().min(1).max(90).optional(),
      mostDiscount: money(10_000, 100_000_000).optional(),
      weight: z.int().min(1).max(100_000),
      stock: z.int().min(0).max(1_000_000).optional(),
      /** The stock that the form showed: the difference is added to what spins have left of it meanwhile. */
      stockSeen: z.int().min(0).optional(),
      requestId,
    })
    .refine(({ kind, amount = 0 }) => !(kind === 'credit' || kind === 'card') || amount >= 10_000, {
      path: ['amount'],
      message: 'مبلغ را از ۱٬۰۰۰ تومان به بالا بنویسید.',
    })
    .refine(({ kind, days }) => kind !== 'plusDays' || days !== undefined, {
      path: ['days'],
      message: 'تعداد روزها را بنویسید.',
    })
    .refine(({ kind, percent }) => kind !== 'offCode' || percent !== undefined, {
      path: ['percent'],
      message: 'درصد تخفیف را بنویسید.',
    })
    .refine(({ kind, mostDiscount }) => kind !== 'offCode' || mostDiscount !== undefined, {
      path: ['mostDiscount'],
      message: 'سقف تخفیف را بنویسید.',
    }),
  reply: z.object({ id }),
  errors: ['growth.unknown-prize', 'growth.too-many-prizes', 'growth.no-plan'],
})

export const removePrize = endpoint({
  ...managers,
  path: 'manage/wheel/removePrize',
  prose: 'Takes a prize off the wheel; spins that are open keep it. Written down.',
  body: z.strictObject({ id }),
  reply: z.object({}),
  errors: ['growth.unknown-prize'],
})

export const setWheel = endpoint({
  ...managers,
  path: 'manage/wheel/set',
  prose: 'Opens or closes the wheel, and sets the budget of a day. Written down.',
  body: z.strictObject({ isOpen: z.boolean(), dayBudget: money(0, 10_000_000_000) }),
  reply: z.object({ isOpen: z.boolean(), dayBudget: z.int() }),
  errors: [],
})
