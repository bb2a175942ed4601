import { z } from 'zod'

/**
 * The body of a refusal (`application/problem+json`, RFC 9457 with our members).
 * `title` is a Persian sentence, `fields` maps a dotted path to a sentence, `current` is the stored state
 * that the request conflicts with.
 */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  current: z.unknown().optional(),
})

export type Problem = z.infer<typeof problem>
