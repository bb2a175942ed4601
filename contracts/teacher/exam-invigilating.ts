import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, line, lines, requestId } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'

/** An exam while it is taken: who is in, and what an invigilator does. */

const byTeachers = { service: 'teacher', method: 'POST', access: 'teacher' } as const
const ofExam = ['exams.unknown-exam', 'courses.right-missing'] as const

/** What a candidate is doing. Cut: nothing was heard of the page for a while. */
export const candidateState = z.enum(['notStarted', 'working', 'cut', 'stopped', 'submitted'])
export type CandidateState = z.output<typeof candidateState>

/** Attention: left the page or went on from another device. */
export const candidateFilter = z.enum([...candidateState.options, 'attention'])

const someAttempts = z.array(id).min(1).max(200)

export const watchExam = endpoint({
  ...byTeachers,
  path: 'exam/watch',
  prose: 'Who takes an exam now, in the order of the alphabet, with how far each is; and how many do what.',
  body: pageAsk.extend({ examId: id, show: candidateFilter.optional(), q: line(0, 80).optional() }),
  reply: pageOf(
    z.object({
      personId: id,
      name: z.string(),
      state: candidateState,
      /** Null: the exam was not begun. */
      attempt: z
        .object({
          id,
          endsAt: instant,
          /** The one that is open, from 1; null: all are open at once. */
          section: z
            .object({ place: z.int(), count: z.int(), title: z.string(), endsAt: instant.nullable() })
            .nullable(),
          submittedAt: instant.nullable(),
          /** Null: nothing was saved yet. */
          savedAt: instant.nullable(),
          answered: z.int(),
          questions: z.int(),
          timesLeft: z.int(),
          takeovers: z.int(),
          /** By how many minutes its end was put off in all. */
          extendedBy: z.int(),
        })
        .nullable(),
    }),
  ).extend({
    exam: z.object({
      id,
      title: z.string(),
      courseId: id,
      courseTitle: z.string(),
      opensAt: instant.nullable(),
      closesAt: instant.nullable(),
    }),
    counts: z.record(candidateFilter, z.int()),
    serverTime: instant,
  }),
  errors: ofExam,
})

export const extendExam = endpoint({
  ...byTeachers,
  path: 'exam/extend',
  prose: 'Puts off the end of attempts that run, also beyond the end of the exam; the reason is kept.',
  body: z.strictObject({
    examId: id,
    /** Left out: all that run. */
    attemptIds: someAttempts.optional(),
    minutes: z.int().min(1).max(240),
    reason: line(3, 300),
    requestId,
  }),
  reply: z.object({ extended: z.int() }),
  errors: ofExam,
})

export const messageExam = endpoint({
  ...byTeachers,
  path: 'exam/message',
  prose: 'Tells something to those who take an exam now; it stands above their questions.',
  body: z.strictObject({
    examId: id,
    /** Left out: everybody who takes the exam. */
    attemptIds: someAttempts.optional(),
    text: lines(1, 500),
    requestId,
  }),
  reply: z.object({ told: z.int() }),
  errors: ofExam,
})

export const stopExam = endpoint({
  ...byTeachers,
  path: 'exam/stop',
  prose:
    'Stops attempts, or lets them go on. The clock of a stopped one stands still, for a day at the most; nothing is saved meanwhile.',
  body: z.strictObject({ examId: id, attemptIds: someAttempts, isStopped: z.boolean() }),
  reply: z.object({ changed: z.int() }),
  errors: ofExam,
})
