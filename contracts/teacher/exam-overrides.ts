import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, line, requestId } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'
import { markedExam } from './exam-marking.ts'

/** What is otherwise in an exam for one learner, or for a cohort of its course. */

const byTeachers = { service: 'teacher', method: 'POST', access: 'teacher' } as const
const ofExam = ['exams.unknown-exam', 'courses.right-missing'] as const
const whyNot = ['exams.override-empty', 'exams.exam-ends-before'] as const

/** Null and the empty code: as for everybody. */
const rules = z.object({
  opensAt: z.iso.datetime().nullable().default(null),
  closesAt: z.iso.datetime().nullable().default(null),
  minutes: z.int().min(1).max(600).nullable().default(null),
  /** 0: as many as one likes. */
  attempts: z.int().min(0).max(20).nullable().default(null),
  accessCode: line(0, 40).default(''),
})

const override = z.object({
  id,
  /** One of the two. */
  person: z.object({ id, name: z.string() }).nullable(),
  cohort: z.object({ id, title: z.string() }).nullable(),
  opensAt: instant.nullable(),
  closesAt: instant.nullable(),
  minutes: z.int().nullable(),
  attempts: z.int().nullable(),
  accessCode: z.string(),
})
export type ExamOverride = z.output<typeof override>

export const listExamOverrides = endpoint({
  ...byTeachers,
  path: 'exam/override/list',
  prose:
    'For whom an exam has other rules, the newest first, with the cohorts of its course and up to ten learners whose name has `q` in it.',
  body: pageAsk.extend({ examId: id, q: line(0, 80).optional() }),
  reply: pageOf(override).extend({
    exam: markedExam,
    cohorts: z.array(z.object({ id, title: z.string() })),
    learners: z.array(z.object({ id, name: z.string() })),
  }),
  errors: ofExam,
})

export const addExamOverride = endpoint({
  ...byTeachers,
  path: 'exam/override/add',
  prose:
    'Gives a learner or a cohort (`forId` is the id of either) other rules in an exam; attempts that run keep theirs.',
  body: z.strictObject({ examId: id, forId: id, ...rules.shape, requestId }),
  reply: z.object({ overrideId: id }),
  errors: [...ofExam, ...whyNot, 'exams.no-learner', 'exams.override-exists'],
})

export const changeExamOverride = endpoint({
  ...byTeachers,
  path: 'exam/override/change',
  prose: 'Changes the rules of a learner or a cohort in an exam; attempts that run keep theirs.',
  body: z.strictObject({ examId: id, overrideId: id, ...rules.shape }),
  reply: z.object({}),
  errors: [...ofExam, ...whyNot, 'exams.unknown-override'],
})

export const removeExamOverride = endpoint({
  ...byTeachers,
  path: 'exam/override/remove',
  prose: 'Takes the rules of a learner or a cohort away: those of everybody hold again.',
  body: z.strictObject({ examId: id, overrideId: id }),
  reply: z.object({}),
  errors: [...ofExam, 'exams.unknown-override'],
})
