import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, id, instant } from '../fields.ts'
import { comparedPeriod, figureOfPeriod, figurePeriod } from '../home/homes.ts'
import { pageAsk, pageOf } from '../page.ts'

/** What a teacher’s own courses brought them, and who came. */
const byTeachers = { service: 'teacher', method: 'POST', access: 'teacher' } as const

/** `income` is the caller’s share in Rials, less refunds. */
export const taughtFigure = z.enum(['income', 'sold', 'enrolments'])
export type TaughtFigure = z.output<typeof taughtFigure>

const period = { period: figurePeriod.optional(), to: day.optional() }

export const showTaughtSales = endpoint({
  ...byTeachers,
  path: 'sales/show',
  prose:
    'The caller’s income by courses, how many were sold and who enrolled, of a period against the one before.',
  body: z.strictObject(period),
  reply: z.object({
    period: comparedPeriod,
    figures: z.array(z.object({ figure: taughtFigure, ...figureOfPeriod })),
  }),
  errors: [],
})

export const listTaughtSales = endpoint({
  ...byTeachers,
  path: 'sales/list',
  prose: 'The same by course, those of which the caller earned most first; their figures add up to it.',
  body: pageAsk.extend(period),
  reply: pageOf(
    z.object({
      courseId: id,
      title: z.string(),
      learners: z.int(),
      income: z.int(),
      sold: z.int(),
      enrolments: z.int(),
      before: z.object({ income: z.int(), sold: z.int(), enrolments: z.int() }),
    }),
  ),
  errors: [],
})

export const exportTaughtSales = endpoint({
  ...byTeachers,
  path: 'sales/export',
  prose: 'Gives an address, good for a few minutes, of a sheet of all rows of that list. Written down.',
  body: z.strictObject({ ...period, format: z.enum(['csv', 'xlsx']) }),
  reply: z.object({ url: z.string(), until: instant }),
  errors: [],
})
