import { z } from 'zod'
import { askedQuestion } from '../asked-questions.ts'
import { criterion, handedFile } from '../assignments.ts'
import { endpoint } from '../endpoint.ts'
import { askedFile, uncountedAnswer } from '../exams.ts'
import { id, instant, lines, requestId } from '../fields.ts'
import { pageAsk, pageOf, wholeOf } from '../page.ts'
import { taughtCourse } from './students.ts'

/** Answers of exams that a person marks, and what the attempts came to. Points are in hundredths. */

const byTeachers = { service: 'teacher', method: 'POST', access: 'teacher' } as const
const ofExam = ['exams.unknown-exam', 'courses.right-missing'] as const

/** The exam, for the head of the pages of its marks. */
export const markedExam = z.object({ id, title: z.string(), isKonkur: z.boolean(), course: taughtCourse })
export type MarkedExam = z.output<typeof markedExam>

/**
 * How far an answer is for the caller: it waits for their mark, or (where two persons mark) for that of another, or the
 * two differ and it waits for the owner of the course, or it is marked.
 */
export const markingState = z.enum(['waiting', 'elsewhere', 'differing', 'marked'])
export type MarkingState = z.output<typeof markingState>

/** Where two persons mark: whose marking it is, or what the owner of the course decided. */
const markingPart = z.enum(['first', 'second', 'decision'])
export type MarkingPart = z.output<typeof markingPart>

/** A question that a person marks, as lists name it, with its answers by how far they are. */
const questionToMark = z.object({
  questionId: id,
  excerpt: z.string(),
  most: z.int(),
  waiting: z.int(),
  elsewhere: z.int(),
  differing: z.int(),
  marked: z.int(),
})

/** Whose answer it is: a number alone where the exam hides names from who marks it. */
const candidate = z.object({ name: z.string().nullable(), number: z.int() })

export const listToMark = endpoint({
  ...byTeachers,
  path: 'exam/toMark',
  prose:
    'Lists the questions of an exam that a person marks, with how many answers wait and how many are marked.',
  body: pageAsk.extend({ examId: id }),
  reply: pageOf(questionToMark).extend({
    exam: markedExam,
    /** Where two persons mark: how many of the course may. Null: one person marks. */
    markers: z.int().nullable(),
  }),
  errors: ofExam,
})

export const listWaitingExams = endpoint({
  ...byTeachers,
  path: 'exam/waiting',
  prose:
    'Lists the exams with answers that wait for the caller’s marks, over all courses, the longest wait first.',
  body: z.strictObject({}),
  reply: wholeOf(
    z.object({
      examId: id,
      title: z.string(),
      course: z.object({ id, title: z.string() }),
      waiting: z.int(),
      /** When the first of their attempts was handed in. */
      since: instant,
    }),
  ),
  whole: true,
  errors: [],
})

export const listAnswersToMark = endpoint({
  ...byTeachers,
  path: 'exam/answers',
  prose: 'Lists the answers to a question that wait, or those that are further, the earliest attempt first.',
  body: pageAsk.extend({ examId: id, questionId: id, are: markingState.default('waiting') }),
  reply: pageOf(
    z.object({
      attemptId: id,
      candidate,
      submittedAt: instant,
      /** That count; null: none yet. */
      points: z.int().nullable(),
    }),
  ).extend({
    exam: markedExam,
    question: questionToMark,
    /** Two persons mark. */
    isDouble: z.boolean(),
  }),
  errors: [...ofExam, 'exams.nothing-to-mark'],
})

const marking = z.object({
  points: z.int(),
  levels: z.record(z.string(), z.string()),
  comment: z.string().nullable(),
  /** Null: an account that is gone. */
  marker: z.string().nullable(),
  at: instant,
  part: markingPart.nullable(),
})

export const showAnswerToMark = endpoint({
  ...byTeachers,
  path: 'exam/answer',
  prose:
    'Shows an answer, by what it is marked, its markings with the newest first, and which one waits next.',
  body: z.strictObject({ examId: id, attemptId: id, questionId: id }),
  reply: z.object({
    exam: markedExam,
    candidate,
    question: askedQuestion
      .pick({
        id: true,
        kind: true,
        text: true,
        soundId: true,
        leastWords: true,
        mostWords: true,
        mostFiles: true,
      })
      .extend({ excerpt: z.string() }),
    /** That the question shows. */
    files: z.array(askedFile),
    rubric: z.array(criterion),
    most: z.int(),
    /** Null: nothing was written. */
    answer: z.string().nullable(),
    /** That were handed in, of a question that files answer. */
    answerFiles: z.array(handedFile),
    submittedAt: instant,
    /** It came after the end and counts, by so many seconds; null: in time. */
    lateSeconds: z.int().nullable(),
    /** Others that came too late and do not count. */
    uncounted: z.array(uncountedAnswer),
    /** That count; null: none yet. */
    points: z.int().nullable(),
    /** Where two persons mark. Null: one does. */
    double: z
      .object({
        state: markingState,
        /** As what the caller marks now; null: both have marked, and the owner of the course alone may change it. */
        part: markingPart.nullable(),
      })
      .nullable(),
    /** Of two persons neither sees the other's before both have marked. */
    markings: z.array(marking),
    waiting: z.int(),
    /** The attempt whose answer to this question waits next. */
    nextId: id.nullable(),
  }),
  errors: [...ofExam, 'exams.nothing-to-mark'],
})

export const markAnswer = endpoint({
  ...byTeachers,
  path: 'exam/mark',
  prose:
    'Marks an answer by its rubric, or by points where it has none; marking again keeps what was before. Where two persons mark, their mean counts once both have, or what the owner of the course decides if they differ too much.',
  body: z.strictObject({
    examId: id,
    attemptId: id,
    questionId: id,
    /** The chosen level by criterion; it must have every criterion of the rubric. */
    levels: z.record(id, id).default({}),
    /** In hundredths; only without a rubric. */
    points: z.int().min(0).max(100_000).optional(),
    comment: lines(0, 4000).optional(),
    requestId,
  }),
  reply: z.object({
    /** As the caller gave them. */
    points: z.int(),
    most: z.int(),
    state: markingState.exclude(['waiting']),
    nextId: id.nullable(),
  }),
  errors: [
    ...ofExam,
    'exams.nothing-to-mark',
    'exams.owner-decides',
    'courses.rubric-unfinished',
    'courses.points-above-most',
  ],
})

export const resultsOrder = z.enum(['best', 'newest'])
export type ResultsOrder = z.output<typeof resultsOrder>

export const listResults = endpoint({
  ...byTeachers,
  path: 'exam/results',
  prose: 'Lists the attempts that were handed in with what they came to, and a summary of all of them.',
  body: pageAsk.extend({ examId: id, order: resultsOrder.default('best') }),
  reply: pageOf(
    z.object({
      attemptId: id,
      candidate,
      number: z.int(),
      startedAt: instant,
      submittedAt: instant,
      by: z.enum(['candidate', 'clock', 'teacher']),
      points: z.int(),
      most: z.int(),
      /** Answers that a person has to mark still. */
      waiting: z.int(),
      /** Null: nobody fails this exam, or it is not marked yet. */
      passed: z.boolean().nullable(),
    }),
  ).extend({
    exam: markedExam,
    summary: z.object({
      submitted: z.int(),
      waiting: z.int(),
      /** Of the marked attempts, in percent; null: none is marked. */
      meanPercent: z.number().nullable(),
      passed: z.int().nullable(),
      /** Answers that came too late and do not count. */
      late: z.int(),
    }),
  }),
  errors: ofExam,
})

export const listLate = endpoint({
  ...byTeachers,
  path: 'exam/late',
  prose:
    'Lists answers that came too late and do not count, with when they came and why, the newest first; of each question and reason the newest.',
  body: pageAsk.extend({ examId: id }),
  reply: pageOf(
    uncountedAnswer.extend({
      attemptId: id,
      candidate,
      question: askedQuestion,
      /** A person marks what counts of this question. */
      isByHand: z.boolean(),
    }),
  ).extend({ exam: markedExam }),
  errors: ofExam,
})

export const exportResults = endpoint({
  ...byTeachers,
  path: 'exam/results/export',
  prose: 'Gives an address, good for a few minutes, from which all results are downloaded as CSV or XLSX.',
  body: z.strictObject({ examId: id, order: resultsOrder.default('best'), format: z.enum(['csv', 'xlsx']) }),
  reply: z.object({ url: z.string(), until: instant }),
  errors: ofExam,
})
