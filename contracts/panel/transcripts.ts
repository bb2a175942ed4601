import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { cursor, id } from '../fields.ts'
import { lessonKind } from '../lesson-content.ts'
import { pageOf } from '../page.ts'

/** Spoken text with its seconds, from the captions; or what was written in the class that a film recorded. */
export const cue = z.object({
  second: z.number(),
  until: z.number(),
  text: z.string(),
  /** What it is when it was not said: «گفت‌وگوی کلاس». */
  by: z.string().optional(),
})
export type Cue = z.output<typeof cue>

export const showTranscript = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'transcript/show',
  access: 'user',
  prose:
    'All that is said in a lesson that is open to the caller, from its captions, and of a recorded class what was written to all and asked, without names; empty where there is neither.',
  body: z.strictObject({ lessonId: id }),
  reply: z.object({ cues: z.array(cue) }),
  errors: [
    'courses.unknown-lesson',
    'courses.not-enrolled',
    'courses.access-ended',
    'courses.not-yet-open',
    'courses.lessons-before',
    'courses.unknown-course',
  ],
})

export const searchTranscripts = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'transcript/search',
  access: 'user',
  prose: 'Where words were said or stand written in all lessons that are open to the caller.',
  body: z.strictObject({ q: z.string().max(200), cursor: cursor.optional() }),
  reply: pageOf(
    z.object({
      lesson: z.object({ id, title: z.string(), kind: lessonKind }),
      course: z.object({ slug: z.string(), title: z.string() }),
      /** Null for a text lesson, which has `step` instead. */
      second: z.number().nullable(),
      step: z.int().nullable(),
      excerpt: z.string(),
    }),
  ),
  errors: [],
})
