import { z } from 'zod'
import { criterion, submission } from '../assignments.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant, lines, requestId } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'
import { progress } from '../progress.ts'

const learned = { service: 'panel', method: 'POST', access: 'user' } as const
const ofLesson = [
  'courses.unknown-lesson',
  'courses.not-enrolled',
  'courses.access-ended',
  'courses.not-yet-open',
  'courses.lessons-before',
] as const

const whyNotSubmit = z.enum(['courses.already-marked']).nullable()

export const showAssignment = endpoint({
  ...learned,
  path: 'assignment/show',
  prose: 'Tells a learner what an assignment asks, by what it is marked, and what they handed in.',
  body: z.strictObject({ courseId: id, lessonId: id }),
  reply: z.object({
    accepts: z.enum(['text', 'files', 'both']),
    mostFiles: z.int(),
    dueAt: instant.nullable(),
    isLate: z.boolean(),
    rubric: z.array(criterion),
    /** The highest mark, in hundredths. */
    most: z.int(),
    /** Newest first. */
    submissions: z.array(submission),
    whyNotSubmit,
  }),
  errors: ofLesson,
})

export const submitAssignment = endpoint({
  ...learned,
  path: 'assignment/submit',
  prose: 'Hands in a text, files or both; until it is marked a newer one takes its place.',
  body: z.strictObject({
    courseId: id,
    lessonId: id,
    text: lines(0, 20_000).optional(),
    fileIds: z.array(id).max(10).default([]),
    requestId,
  }),
  reply: z.object({ submissionId: id, number: z.int(), late: z.boolean(), progress }),
  errors: [
    ...ofLesson,
    'courses.already-marked',
    'courses.submission-empty',
    'courses.submission-kind',
    'courses.too-many-files',
    'media.unknown-file',
    'media.wrong-use',
    'courses.wrong-step',
  ],
})

export const listMyMarks = endpoint({
  ...learned,
  path: 'assignment/marks',
  prose: 'Lists the marks that a person was given, newest first, in one course or in all.',
  body: pageAsk.extend({ courseId: id.optional() }),
  reply: pageOf(
    z.object({
      submissionId: id,
      courseTitle: z.string(),
      courseSlug: z.string(),
      lessonId: id,
      lessonTitle: z.string(),
      points: z.int(),
      most: z.int(),
      comment: z.string().nullable(),
      at: instant,
    }),
  ),
  errors: [],
})
