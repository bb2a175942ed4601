import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../fields.ts'

export const showTeacherToday = endpoint({
  service: 'teacher',
  method: 'POST',
  path: 'today',
  access: 'teacher',
  prose: 'What waits for a teacher, figures of their courses, their newest learners and what they announced.',
  body: z.strictObject({}),
  reply: z.object({
    attention: z.array(z.object({ code: z.string(), title: z.string(), count: z.int(), link: z.string() })),
    figures: z.object({
      courses: z.int(),
      published: z.int(),
      learners: z.int(),
      /** Since Saturday, Tehran time. */
      enrolledThisWeek: z.int(),
    }),
    newest: z.array(
      z.object({
        enrolmentId: id,
        personId: id,
        courseId: id,
        courseTitle: z.string(),
        name: z.string(),
        at: instant,
      }),
    ),
    announcements: z.array(
      z.object({ id, courseId: id, courseTitle: z.string(), title: z.string(), at: instant }),
    ),
  }),
  errors: [],
})
