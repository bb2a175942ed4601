import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, id, instant, lines, requestId, timeOfDay, title } from '../fields.ts'
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
  /** When it was published; of a scheduled one, when it will be. */
  at: instant,
  isPublished: z.boolean(),
  /** How many of those who learn now, in the course or its cohort, opened it. */
  readers: z.object({ read: z.int(), of: z.int() }),
})

const wording = { cohortId: id.optional(), title: title(3, 120), body: lines(3, 4000) }

export const listAnnouncements = endpoint({
  ...byTeachers,
  path: 'announcement/list',
  prose: 'Lists what was announced in a course, newest first; scheduled ones come before those.',
  body: pageAsk.extend({ courseId: id }),
  reply: pageOf(announcement).extend({ course: taughtCourse }),
  errors: ofCourse,
})

export const announce = endpoint({
  ...byTeachers,
  path: 'announcement/add',
  prose:
    'Announces something to a course or a cohort, at once or on a later day; each learner is told once, and sees nothing of it before.',
  body: z.strictObject({
    courseId: id,
    ...wording,
    /** `then` publishes it on a day at a time in Tehran; without it, at once. */
    when: z.enum(['now', 'then']).optional(),
    day: day.optional(),
    time: timeOfDay.optional(),
    requestId,
  }),
  reply: z.object({ announcement }),
  errors: [
    ...ofCourse,
    'courses.unknown-cohort',
    'courses.not-published',
    'courses.unknown-announcement',
    'courses.announcement-time',
  ],
})

const ofScheduled = [...ofCourse, 'courses.unknown-announcement', 'courses.announcement-published'] as const

export const changeAnnouncement = endpoint({
  ...byTeachers,
  path: 'announcement/change',
  prose: 'Changes an announcement that is scheduled: its words, its cohort, and when it is published.',
  body: z.strictObject({ courseId: id, announcementId: id, ...wording, day, time: timeOfDay }),
  reply: z.object({ announcement }),
  errors: [...ofScheduled, 'courses.unknown-cohort', 'courses.announcement-time'],
})

export const publishAnnouncement = endpoint({
  ...byTeachers,
  path: 'announcement/publish',
  prose: 'Publishes a scheduled announcement at once.',
  body: z.strictObject({ courseId: id, announcementId: id }),
  reply: z.object({ announcement }),
  errors: ofScheduled,
})

export const removeAnnouncement = endpoint({
  ...byTeachers,
  path: 'announcement/remove',
  prose: 'Takes an announcement out of the course, or cancels a scheduled one; notices that went out stay.',
  body: z.strictObject({ courseId: id, announcementId: id }),
  reply: z.object({}),
  errors: [...ofCourse, 'courses.unknown-announcement'],
})
