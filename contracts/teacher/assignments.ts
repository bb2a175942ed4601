import { z } from 'zod'
import { criterion, mark, submission } from '../assignments.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant, lines, requestId } from '../fields.ts'
import { pageAsk, pageOf, wholeOf } from '../page.ts'
import { taughtCourse } from './students.ts'

const byTeachers = { service: 'teacher', method: 'POST', access: 'teacher' } as const
const ofCourse = ['courses.unknown-course', 'courses.right-missing'] as const

export const listAssignments = endpoint({
  ...byTeachers,
  path: 'assignment/list',
  prose: 'Lists the assignments of a course in its order, with how many wait and how many are marked.',
  body: pageAsk.extend({ courseId: id }),
  reply: pageOf(
    z.object({ lessonId: id, title: z.string(), most: z.int(), waiting: z.int(), marked: z.int() }),
  ).extend({ course: taughtCourse }),
  errors: ofCourse,
})

export const listWaiting = endpoint({
  ...byTeachers,
  path: 'assignment/queue',
  prose: 'Lists what waits to be marked in a course or one of its lessons, the oldest first.',
  body: pageAsk.extend({ courseId: id, lessonId: id.optional() }),
  reply: pageOf(
    z.object({
      submissionId: id,
      lessonId: id,
      lessonTitle: z.string(),
      name: z.string(),
      number: z.int(),
      late: z.boolean(),
      at: instant,
    }),
  ),
  errors: ofCourse,
})

export const listWaitingAssignments = endpoint({
  ...byTeachers,
  path: 'assignment/toMark',
  prose:
    'Lists the assignments with work that waits for the caller’s marks, over all courses, the longest wait first.',
  body: z.strictObject({}),
  reply: wholeOf(
    z.object({
      lessonId: id,
      title: z.string(),
      course: z.object({ id, title: z.string() }),
      waiting: z.int(),
      /** When the first of them was handed in. */
      since: instant,
    }),
  ),
  whole: true,
  errors: [],
})

export const showSubmission = endpoint({
  ...byTeachers,
  path: 'assignment/showSubmission',
  prose: 'Shows what a learner handed in, by what it is marked, how it was marked, and which one waits next.',
  body: z.strictObject({ courseId: id, submissionId: id }),
  reply: z.object({
    course: taughtCourse,
    lesson: z.object({ id, title: z.string(), rubric: z.array(criterion), most: z.int() }),
    learner: z.object({ enrolmentId: id, name: z.string() }),
    submission,
    /** The learner's earlier and later submissions, by number. */
    others: z.array(z.object({ id, number: z.int(), at: instant })),
    /** Earlier markings, newest first. */
    history: z.array(mark),
    waiting: z.int(),
    nextId: id.nullable(),
    whyNotMark: z.enum(['courses.newer-submission']).nullable(),
  }),
  errors: [...ofCourse, 'courses.unknown-submission', 'courses.unknown-lesson'],
})

export const markSubmission = endpoint({
  ...byTeachers,
  path: 'assignment/mark',
  prose:
    'Marks a submission by its rubric, or by points where it has none; marking again keeps what was before.',
  body: z.strictObject({
    courseId: id,
    submissionId: id,
    /** The chosen level by criterion; it must have every criterion of the rubric. */
    levels: z.record(id, id).default({}),
    /** In hundredths; only without a rubric. */
    points: z.int().min(0).max(100_000).optional(),
    comment: lines(0, 4000).optional(),
    requestId,
  }),
  reply: z.object({ points: z.int(), most: z.int(), nextId: id.nullable() }),
  errors: [
    ...ofCourse,
    'courses.unknown-submission',
    'courses.newer-submission',
    'courses.rubric-unfinished',
    'courses.points-above-most',
    'courses.unknown-lesson',
  ],
})
