import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, id, instant } from '../fields.ts'
import { pageAsk, pageOf, wholeOf } from '../page.ts'

/** An announcement that the person has not seen yet. */
export const newAnnouncement = z.object({ id, title: z.string(), body: z.string(), at: instant })

export const newAnnouncements = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'announcement/new',
  access: 'user',
  prose:
    'The last three announcements of the past month that the person has not seen yet, in all courses that they learn. Listing those of a course makes them seen.',
  body: z.strictObject({}),
  whole: true,
  reply: wholeOf(newAnnouncement.extend({ course: z.object({ id, slug: z.string(), title: z.string() }) })),
  errors: [],
})

export const listMyAnnouncements = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'announcement/list',
  access: 'user',
  prose:
    'Lists what was announced in a course that the person learns, newest first, and the days of their cohort.',
  body: pageAsk.extend({ courseId: id }),
  reply: pageOf(
    z.object({ id, title: z.string(), body: z.string(), author: z.string(), at: instant }),
  ).extend({
    course: z.object({ slug: z.string(), title: z.string() }),
    cohort: z.object({ title: z.string(), startsOn: day, endsOn: day.nullable() }).nullable(),
  }),
  errors: [
    'courses.not-enrolled',
    'courses.access-ended',
    'courses.unknown-cohort',
    'courses.unknown-course',
  ],
})
