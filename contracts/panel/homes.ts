import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, rials } from '../fields.ts'
import { wholeOf } from '../page.ts'
import { role } from '../people.ts'

export const showMoneyDue = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'home/due',
  access: 'user',
  prose:
    'What of the caller’s money has a term: factors that wait to be paid, and credit that expires within 30 days; the soonest first.',
  body: z.strictObject({}),
  reply: z.object({
    factors: z.array(z.object({ id, total: rials, expiresAt: instant })).max(3),
    credits: z.array(z.object({ amount: rials, expiresAt: instant })).max(3),
  }),
  errors: [],
})

export const countWaiting = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'waiting/count',
  access: 'user',
  prose: 'How much waits for the person in each role that they hold, by the codes of the homes’ attention.',
  body: z.strictObject({}),
  whole: true,
  reply: wholeOf(z.object({ role, code: z.string(), count: z.int() })),
  errors: [],
})
