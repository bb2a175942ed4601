import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, id, instant } from '../fields.ts'
import { pageAsk, pageOf, wholeOf } from '../page.ts'

const managers = { service: 'analysis', method: 'POST', access: 'manager', scope: 'growth' } as const

/** How many months of sign-ups are shown, and at most how many months later one looks. */
export const retentionMonths = 12

export const showRetention = endpoint({
  ...managers,
  path: 'retention/show',
  prose:
    'People by the month of the locale’s calendar in which they joined, and how many of them learned something in that month and in each one after it.',
  whole: true,
  body: z.strictObject({}),
  /** The oldest month first. */
  reply: wholeOf(
    z.object({
      /** Its first and last day. */
      from: day,
      to: day,
      joined: z.int(),
      /** In the month of joining, the one after, and so on until the present one. */
      learned: z.array(z.int()),
    }),
  ),
  errors: [],
})

export const listRetained = endpoint({
  ...managers,
  path: 'retention/people',
  prose:
    'Who of those who joined in the month of a day learned something so many months later, newest first, and on how many days.',
  body: pageAsk.extend({
    /** A day of the month of joining. */
    month: day,
    later: z
      .int()
      .min(0)
      .max(retentionMonths - 1),
  }),
  reply: pageOf(
    z.object({
      personId: id,
      name: z.string(),
      joinedAt: instant,
      /** On how many days of the later month they learned. */
      days: z.int(),
    }),
  ).extend({
    joined: z.object({ from: day, to: day }),
    learned: z.object({ from: day, to: day }),
  }),
  errors: [],
})
