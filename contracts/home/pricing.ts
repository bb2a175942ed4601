import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const showPricing = endpoint({
  service: 'home',
  method: 'GET',
  path: 'pricing',
  access: 'public',
  prose:
    'The percent of value-added tax, whether prices are shown with it wherever they stand, the days and percent of progress that end refunds, and the minutes that a factor waits.',
  query: z.strictObject({}),
  reply: z.object({
    vatPercent: z.int(),
    pricesWithTax: z.boolean(),
    /** A buyer gets money back within these days, while less than this percent of a course is used. */
    refundDays: z.int(),
    refundMostPercent: z.int(),
    /** How long a factor waits for its payment. */
    factorMinutes: z.int(),
  }),
  errors: [],
})
