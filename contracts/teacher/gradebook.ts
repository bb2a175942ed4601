import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'
import { taughtCourse } from './students.ts'

const byTeachers = { service: 'teacher', method: 'POST', access: 'teacher' } as const
const ofCourse = ['courses.unknown-course', 'courses.right-missing'] as const

/** The key of a column: `assignment:<lesson id>`; items of other modules have another word before the colon. */
const itemKey = z
  .string()
  .max(80)
  .regex(/^[a-z]+:[0-9a-f-]{36}$/, 'این ستون شناخته نیست.')

export const gradebookOrder = z.enum(['newest', 'name', 'total'])

export const showGradebook = endpoint({
  ...byTeachers,
  path: 'gradebook/show',
  prose: 'Shows learners against marked work, ten learners at a time, with the weighted total so far.',
  body: pageAsk.extend({ courseId: id, cohortId: id.optional(), order: gradebookOrder.default('newest') }),
  reply: pageOf(
    z.object({
      enrolmentId: id,
      name: z.string(),
      cohort: z.string().nullable(),
      marks: z.array(
        z.object({
          item: itemKey,
          /** A path: where this mark is given or read; null where there is nothing to open. */
          link: z.string().nullable(),
          /** In hundredths; null if not marked. */
          points: z.int().nullable(),
          waiting: z.boolean(),
        }),
      ),
      /** Hundredths of a percent, over the marked items only; null if nothing is marked. */
      total: z.int().nullable(),
    }),
  ).extend({
    course: taughtCourse,
    columns: z.array(z.object({ key: itemKey, title: z.string(), most: z.int(), weight: z.int() })),
  }),
  errors: ofCourse,
})

const weightWrong = 'عددی از ۰ تا ۱۰۰ بنویسید.'

export const setGradebookWeights = endpoint({
  ...byTeachers,
  path: 'gradebook/weigh',
  prose: 'Says how much each item counts in the total, 0 to 100.',
  body: z.strictObject({
    courseId: id,
    weights: z
      .array(
        z.strictObject({
          item: itemKey,
          weight: z.int(weightWrong).min(0, weightWrong).max(100, weightWrong),
        }),
      )
      .max(200),
  }),
  reply: z.object({}),
  errors: [...ofCourse, 'courses.unknown-item'],
})

export const exportGradebook = endpoint({
  ...byTeachers,
  path: 'gradebook/export',
  prose:
    'Gives an address, good for a few minutes, from which the whole gradebook is downloaded as CSV or XLSX.',
  body: z.strictObject({ courseId: id, cohortId: id.optional(), format: z.enum(['csv', 'xlsx']) }),
  reply: z.object({ url: z.string(), until: instant }),
  errors: ofCourse,
})
