import { z } from 'zod'
import { instant } from './fields.ts'

/** What becomes of a question after its exam was marked. */

/** `key`: as its key says; `accept`: some answers more are right; `everyone`: the whole mark to all; `drop`: it does not count. */
export const ruling = z.enum(['key', 'accept', 'everyone', 'drop'])
export type Ruling = z.output<typeof ruling>

export const objectionState = z.enum(['waiting', 'accepted', 'rejected'])

/** An objection as its candidate sees it. */
export const objection = z.object({
  state: objectionState,
  text: z.string(),
  at: instant,
  answer: z.string().nullable(),
  answeredAt: instant.nullable(),
})
