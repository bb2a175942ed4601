import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, id, instant } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'

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
    cohort: z.object({ title: z.string(), startsOn: day, endsOn: day.nullable() }).nullable(),
  }),
  errors: ['courses.not-enrolled', 'courses.access-ended'],
})
