import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { plan } from '../plus.ts'

export const listPlans = endpoint({
  service: 'home',
  method: 'GET',
  path: 'plus',
  access: 'public',
  prose: 'The plans of plus that are sold, in their order.',
  query: z.strictObject({}),
  reply: z.object({ plans: z.array(plan), vatPercent: z.int() }),
  errors: [],
})
