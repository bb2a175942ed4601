import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, id, requestId, title } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'
import { taughtCourse } from './students.ts'

const byTeachers = { service: 'teacher', method: 'POST', access: 'teacher' } as const
const ofCourse = ['courses.unknown-course', 'courses.right-missing'] as const

const daysWrong = ['courses.cohort-too-far', 'courses.cohort-ends-early'] as const

const cohort = z.object({
  id,
  title: z.string(),
  startsOn: day,
  /** Null if it has no end. */
  endsOn: day.nullable(),
  seats: z.int().nullable(),
  /** Those who have opened the course. */
  learners: z.int(),
  /** Open invitations; each takes a seat. */
  invited: z.int(),
})

const seatsWrong = 'ظرفیت باید بزرگ‌تر از صفر باشد.'

const fields = {
  title: title(2, 80),
  startsOn: day,
  endsOn: day.nullish(),
  seats: z.int(seatsWrong).min(1, seatsWrong).max(100_000).nullish(),
}

export const listCohorts = endpoint({
  ...byTeachers,
  path: 'cohort/list',
  prose: 'Lists the cohorts of a course, the latest to begin first.',
  body: pageAsk.extend({ courseId: id }),
  reply: pageOf(cohort).extend({ course: taughtCourse }),
  errors: ofCourse,
})

export const addCohort = endpoint({
  ...byTeachers,
  path: 'cohort/add',
  prose: 'Adds a cohort: learners who begin on the same day.',
  body: z.strictObject({ courseId: id, ...fields, requestId }),
  reply: z.object({ cohort }),
  errors: [...ofCourse, ...daysWrong, 'courses.unknown-cohort'],
})

export const changeCohort = endpoint({
  ...byTeachers,
  path: 'cohort/change',
  prose: 'Changes a cohort’s title, days or seats; never fewer seats than are taken.',
  body: z.strictObject({ courseId: id, cohortId: id, ...fields }),
  reply: z.object({ cohort }),
  errors: [...ofCourse, ...daysWrong, 'courses.unknown-cohort', 'courses.seats-taken'],
})

export const removeCohort = endpoint({
  ...byTeachers,
  path: 'cohort/remove',
  prose: 'Removes a cohort that nobody learns in.',
  body: z.strictObject({ courseId: id, cohortId: id }),
  reply: z.object({}),
  errors: [...ofCourse, 'courses.unknown-cohort', 'courses.cohort-in-use'],
})
