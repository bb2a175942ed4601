import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../fields.ts'
import { lessonKind } from '../lesson-content.ts'

/** Lessons that a browser downloads for offline use. */

/** The role of a downloaded file in its lesson. `sound` is the sound track of a video. */
export const packRole = z.enum(['video', 'audio', 'sound', 'poster', 'captions', 'picture', 'attachment'])
export type PackRole = z.output<typeof packRole>

export const packLesson = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'course/pack',
  access: 'user',
  prose:
    'What a browser fetches to keep a lesson that is open to the caller. Asked again for a kept one, a refusal means that it is to be erased.',
  body: z.strictObject({ courseId: id, lessonId: id }),
  reply: z.object({
    course: z.object({ id, slug: z.string(), title: z.string() }),
    lesson: z.object({ id, title: z.string(), kind: lessonKind, minutes: z.int() }),
    /** When the caller's access ends; null if it does not. */
    until: instant.nullable(),
    files: z.array(
      z.object({
        role: packRole,
        link: z.string(),
        /** Null if unknown; the answer of the link has the length. */
        bytes: z.int().nullable(),
      }),
    ),
  }),
  errors: [
    'courses.unknown-course',
    'courses.unknown-lesson',
    'courses.not-enrolled',
    'courses.access-ended',
    'courses.not-yet-open',
    'courses.lessons-before',
    'courses.needs-line',
  ],
})
