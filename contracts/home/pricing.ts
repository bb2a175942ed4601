import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const showPricing = endpoint({
  service: 'home',
  method: 'GET',
  path: 'pricing',
  access: 'public',
  prose: 'The percent of value-added tax, and whether prices are shown with it wherever they stand.',
  query: z.strictObject({}),
  reply: z.object({ vatPercent: z.int(), pricesWithTax: z.boolean() }),
  errors: [],
})
