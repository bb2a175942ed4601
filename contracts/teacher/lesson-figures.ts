import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../fields.ts'
import { lessonKind } from '../lesson-content.ts'
import { taughtCourse } from './students.ts'

const byTeachers = { service: 'teacher', method: 'POST', access: 'teacher' } as const
const count = z.int()

/** What those who enrolled two weeks ago or more did of a lesson. */
export const lessonFigure = z.object({
  lessonId: id,
  title: z.string(),
  section: z.string(),
  kind: lessonKind,
  minutes: count,
  seconds: count,
  /** They did a step of it or of a later one. */
  reached: count,
  /** They did every step of it. */
  completed: count,
  /** Who played a film or sound, and the median of how long, in seconds; null of other kinds, and while nobody has. */
  watched: z.object({ learners: count, median: count }).nullable(),
})

export const showLessonFigures = endpoint({
  ...byTeachers,
  path: 'lesson/figures',
  prose:
    'Of all who enrolled two weeks ago or more: how many reached and completed each lesson, and the median of the time that they watched.',
  body: z.strictObject({ courseId: id }),
  reply: z.object({ course: taughtCourse, learners: count, lessons: z.array(lessonFigure) }),
  errors: ['courses.unknown-course'],
})

export const exportLessonFigures = endpoint({
  ...byTeachers,
  path: 'lesson/figures/export',
  prose: 'Gives an address, good for a few minutes, from which the figures of lessons are downloaded.',
  body: z.strictObject({ courseId: id, format: z.enum(['csv', 'xlsx']) }),
  reply: z.object({ url: z.string(), until: instant }),
  errors: ['courses.unknown-course'],
})
