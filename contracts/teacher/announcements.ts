import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, lines, requestId, title } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'
import { taughtCourse } from './students.ts'

const byTeachers = { service: 'teacher', method: 'POST', access: 'teacher' } as const
const ofCourse = ['courses.unknown-course', 'courses.right-missing'] as const

const announcement = z.object({
  id,
  title: z.string(),
  body: z.string(),
  author: z.string(),
  /** Null if it went to the whole course. */
  cohort: z.object({ id, title: z.string() }).nullable(),
  at: instant,
})

export const listAnnouncements = endpoint({
  ...byTeachers,
  path: 'announcement/list',
  prose: 'Lists what was announced in a course, newest first.',
  body: pageAsk.extend({ courseId: id }),
  reply: pageOf(announcement).extend({ course: taughtCourse }),
  errors: ofCourse,
})

export const announce = endpoint({
  ...byTeachers,
  path: 'announcement/add',
  prose: 'Announces something to a course or a cohort; each learner is told once.',
  body: z.strictObject({
    courseId: id,
    cohortId: id.optional(),
    title: title(3, 120),
    body: lines(3, 4000),
    requestId,
  }),
  reply: z.object({ announcement }),
  errors: [...ofCourse, 'courses.unknown-cohort', 'courses.not-published', 'courses.unknown-announcement'],
})

export const removeAnnouncement = endpoint({
  ...byTeachers,
  path: 'announcement/remove',
  prose: 'Takes an announcement out of the course; notices that went out stay.',
  body: z.strictObject({ courseId: id, announcementId: id }),
  reply: z.object({}),
  errors: [...ofCourse, 'courses.unknown-announcement'],
})
