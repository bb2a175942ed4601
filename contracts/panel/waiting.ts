import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { role } from '../people.ts'

export const countWaiting = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'waiting/count',
  access: 'user',
  prose: 'How much waits for the person in each role that they hold, by the codes of the homes’ attention.',
  body: z.strictObject({}),
  reply: z.object({ items: z.array(z.object({ role, code: z.string(), count: z.int() })) }),
  errors: [],
})
