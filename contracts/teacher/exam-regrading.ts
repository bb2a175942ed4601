import { z } from 'zod'
import { answerValue, askedQuestion, markedAnswer } from '../asked-questions.ts'
import { endpoint } from '../endpoint.ts'
import { askedFile, uncountedAnswer } from '../exams.ts'
import { id, instant, line, lines, requestId } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'
import { questionKind } from '../questions.ts'
import { objectionState, ruling } from '../regrading.ts'
import { markedExam } from './exam-marking.ts'

/** Questions whose key turned out to be wrong, and what candidates object to. Points are in hundredths. */

const byTeachers = { service: 'teacher', method: 'POST', access: 'teacher' } as const
const ofExam = ['exams.unknown-exam', 'courses.right-missing'] as const
const candidate = z.object({ name: z.string().nullable(), number: z.int() })

/** Answers by their key: the id of an option, `true` or `false`, or a typed text after folding. */
const accepted = z.array(line(1, 300)).max(40).default([])

export const listRegrading = endpoint({
  ...byTeachers,
  path: 'exam/regrade/list',
  prose: 'The questions of an exam that mark themselves, with what was decided of each after the exam.',
  body: pageAsk.extend({ examId: id }),
  reply: pageOf(
    z.object({
      questionId: id,
      kind: questionKind,
      excerpt: z.string(),
      asked: z.int(),
      /** Answers that got the whole mark. */
      right: z.int(),
      ruling,
      /** Objections that wait. */
      objections: z.int(),
    }),
  ).extend({ exam: markedExam }),
  errors: ofExam,
})

const change = z.object({
  attemptId: id,
  candidate,
  oldPoints: z.int(),
  oldMost: z.int(),
  newPoints: z.int(),
  newMost: z.int(),
})

export const previewRegrade = endpoint({
  ...byTeachers,
  path: 'exam/regrade/preview',
  prose:
    'A question with what was answered and decided so far; with a ruling also whose mark of the whole exam it would change and by how much. Nothing is stored.',
  body: pageAsk.extend({ examId: id, questionId: id, ruling: ruling.optional(), accepted }),
  reply: pageOf(change).extend({
    exam: markedExam,
    question: askedQuestion.extend({ excerpt: z.string() }),
    files: z.array(askedFile),
    /** What was answered, the most frequent first; of a question of choice all its options. */
    given: z.array(
      z.object({
        key: z.string(),
        text: z.string(),
        count: z.int(),
        /** By its key alone. */
        isRight: z.boolean(),
        isAccepted: z.boolean(),
      }),
    ),
    /** Whether answers can be accepted: they are one choice or one text. */
    mayAccept: z.boolean(),
    ruling,
    /** Null: no ruling was asked for. */
    summary: z
      .object({ attempts: z.int(), up: z.int(), down: z.int(), passedMore: z.int(), passedLess: z.int() })
      .nullable(),
    /** The newest first. */
    history: z.array(
      z.object({
        id,
        ruling,
        accepted: z.array(z.string()),
        reason: z.string(),
        by: z.string().nullable(),
        at: instant,
        changed: z.int(),
      }),
    ),
  }),
  errors: [...ofExam, 'exams.unknown-question', 'exams.not-regradable', 'exams.accepts-nothing'],
})

export const applyRegrade = endpoint({
  ...byTeachers,
  path: 'exam/regrade/apply',
  prose:
    'Decides how a question counts, marks all attempts again and tells those whose mark changed; attempts that are handed in later count the same way.',
  body: z.strictObject({
    examId: id,
    questionId: id,
    ruling,
    accepted,
    /** Kept in the history, and told to nobody else. */
    reason: lines(3, 500),
    requestId,
  }),
  reply: z.object({ changed: z.int() }),
  errors: [
    ...ofExam,
    'exams.unknown-question',
    'exams.not-regradable',
    'exams.accepts-nothing',
    'exams.regraded-same',
  ],
})

export const listObjections = endpoint({
  ...byTeachers,
  path: 'exam/objections',
  prose:
    'Objections of candidates to questions of an exam: those that wait, the oldest first, or those answered.',
  body: pageAsk.extend({ examId: id, are: z.enum(['waiting', 'answered']).default('waiting') }),
  reply: pageOf(
    z.object({
      objectionId: id,
      questionId: id,
      excerpt: z.string(),
      candidate,
      state: objectionState,
      at: instant,
    }),
  ).extend({ exam: markedExam, waiting: z.int() }),
  errors: ofExam,
})

export const showObjection = endpoint({
  ...byTeachers,
  path: 'exam/objection',
  prose: 'An objection with the question, what was answered, and every save of that answer with its receipt.',
  body: z.strictObject({ examId: id, objectionId: id }),
  reply: z.object({
    exam: markedExam,
    objectionId: id,
    attemptId: id,
    candidate,
    question: askedQuestion.extend({ excerpt: z.string() }),
    files: z.array(askedFile),
    given: answerValue,
    correct: markedAnswer.shape.correct,
    points: z.int(),
    most: z.int(),
    text: z.string(),
    at: instant,
    saves: z.array(z.object({ sequence: z.int(), at: instant, value: answerValue, receipt: z.string() })),
    state: objectionState,
    answer: z.string().nullable(),
    answeredAt: instant.nullable(),
    /** Answers that came too late and do not count. */
    uncounted: z.array(uncountedAnswer),
    /** Whether the key of the question can be corrected for all. */
    mayRegrade: z.boolean(),
    /** The one that waits next. */
    nextId: id.nullable(),
  }),
  errors: [...ofExam, 'exams.unknown-objection'],
})

export const answerObjection = endpoint({
  ...byTeachers,
  path: 'exam/objection/answer',
  prose:
    'Answers an objection. An accepted one may change the mark of this answer alone; a key that is wrong for all is corrected by a regrade.',
  body: z.strictObject({
    examId: id,
    objectionId: id,
    outcome: objectionState.exclude(['waiting']),
    answer: lines(2, 2000),
    /** The new mark of the answer, in hundredths; only where it is accepted. */
    points: z.int().min(0).max(100_000).optional(),
    requestId,
  }),
  reply: z.object({ nextId: id.nullable() }),
  errors: [
    ...ofExam,
    'exams.unknown-objection',
    'exams.objection-answered',
    'exams.owner-decides',
    'courses.points-above-most',
  ],
})
