import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, id } from '../fields.ts'
import { comparedPeriod, figurePeriod } from '../home/homes.ts'
import { pageAsk, pageOf } from '../page.ts'
import { department, ticketShape } from '../tickets.ts'

const staff = { service: 'support', method: 'POST', access: 'manager', scope: 'support' } as const

/**
 * Tickets opened, first answers, tickets solved (closed and not opened again), and ratings, each by its own time.
 * Merged ones and spam do not count.
 */
export const supportFigure = z.enum(['opened', 'firstAnswer', 'solution', 'satisfaction'])
export type SupportFigure = z.output<typeof supportFigure>

const value = z.object({
  count: z.int(),
  /** Working seconds, or the rating, that they come to together; 0 for opened ones. */
  total: z.int(),
  /** Of first answers: how many came in the time of their priority. */
  inTime: z.int(),
})

const compared = z.object({ now: value, before: value })
const all = z.record(supportFigure, compared)

const period = { period: figurePeriod.optional(), to: day.optional() }

export const showFigures = endpoint({
  ...staff,
  path: 'figures/show',
  prose:
    'How fast support was in a period against the one before: tickets opened, first answers, solutions and satisfaction, as a whole, by department and by member of the staff.',
  body: z.strictObject(period),
  reply: z.object({
    period: comparedPeriod,
    whole: all,
    departments: z.array(z.object({ department, figures: all })),
    /** Who answered first, and whose ticket it was when it was solved or rated; null: nobody’s. */
    members: z.array(
      z.object({ member: z.object({ id: z.string(), name: z.string() }).nullable(), figures: all }),
    ),
  }),
  errors: [],
})

export const listOfFigure = endpoint({
  ...staff,
  path: 'figures/list',
  prose: 'The tickets of which a figure of a period is made, the newest first.',
  body: pageAsk.extend({
    ...period,
    figure: supportFigure,
    department: department.optional(),
    /** Of one member, or of nobody (`nobody`). */
    member: id.or(z.literal('nobody')).optional(),
  }),
  reply: pageOf(
    ticketShape.pick({ id: true, number: true, subject: true, state: true, department: true }).extend({
      at: ticketShape.shape.createdAt,
      member: z.string().nullable(),
      /** Working seconds or the rating; null for an opened one. */
      value: z.int().nullable(),
    }),
  ),
  errors: [],
})
