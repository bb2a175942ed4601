import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, id, instant, line, rials } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'

const managers = { service: 'panel', method: 'POST', access: 'manager', scope: 'finance' } as const

/** How far a factor came: made only, its buyer went to a bank and did not come back, or the payment failed there. */
export const abandonedStep = z.enum(['made', 'atBank', 'failed'])
export type AbandonedStep = z.output<typeof abandonedStep>

const filter = {
  /** A part of the buyer’s name, or their whole mobile. */
  q: line(0, 80).optional(),
  step: abandonedStep.optional(),
  /** Whether the buyer has bought something of it later after all. */
  later: z.enum(['bought', 'not']).optional(),
  /** First and last day on which it was made, Tehran time. */
  from: day.optional(),
  to: day.optional(),
}

export const listAbandoned = endpoint({
  ...managers,
  path: 'manage/factor/abandoned',
  prose:
    'Factors that expired unpaid, newest first: whose, of what, how far they came, and whether the buyer has bought something of it later.',
  body: pageAsk.extend(filter),
  reply: pageOf(
    z.object({
      id,
      title: z.string(),
      total: rials,
      createdAt: instant,
      buyer: z.object({ id, name: z.string(), mobile: z.string().nullable() }),
      step: abandonedStep,
      later: z.object({ factorId: id, number: z.string(), at: instant }).nullable(),
    }),
  ),
  errors: [],
})

export const exportAbandoned = endpoint({
  ...managers,
  path: 'manage/factor/abandoned/export',
  prose: 'Gives an address, good for a few minutes, of a sheet of such factors. Written down.',
  body: z.strictObject({ ...filter, format: z.enum(['csv', 'xlsx']) }),
  reply: z.object({ url: z.string(), until: instant }),
  errors: [],
})
