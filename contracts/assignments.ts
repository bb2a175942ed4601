import { z } from 'zod'
import { id, instant } from './fields.ts'

/** Schemas of assignments that learners and markers share. Points are in hundredths, so that sums are exact. */

export const criterion = z.object({
  id,
  title: z.string(),
  levels: z.array(z.object({ id, title: z.string(), points: z.int() })),
})

export const handedFile = z.object({
  id,
  name: z.string(),
  type: z.string(),
  bytes: z.int(),
  /** Signed for the caller's session. */
  url: z.string(),
})

export const mark = z.object({
  points: z.int(),
  levels: z.record(z.string(), z.string()),
  comment: z.string().nullable(),
  marker: z.string(),
  at: instant,
})

export const submission = z.object({
  id,
  number: z.int(),
  text: z.string().nullable(),
  files: z.array(handedFile),
  late: z.boolean(),
  at: instant,
  mark: mark.nullable(),
})
export type Submission = z.output<typeof submission>
