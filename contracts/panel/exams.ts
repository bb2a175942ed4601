import { z } from 'zod'
import { answerValue, askedQuestion, markedAnswer } from '../asked-questions.ts'
import { handedFile } from '../assignments.ts'
import { endpoint } from '../endpoint.ts'
import {
  askedFile,
  attempt,
  attemptState,
  examMessage,
  examRules,
  examState,
  reviewFrom,
  savedAnswer,
  startIssue,
  uncountedAnswer,
} from '../exams.ts'
import { id, instant, line, lines, requestId, rials } from '../fields.ts'
import { konkurChoices, konkurLesson, konkurTopic, konkurWhole } from '../konkur.ts'
import { pageAsk, pageOf } from '../page.ts'
import { objection, ruling } from '../regrading.ts'

/** Exams as who takes them meets them (wire.md 9). */

const whyNotStart = [
  'exams.not-open-yet',
  'exams.closed',
  'exams.no-attempt-left',
  'exams.not-bought',
  'exams.wrong-network',
  'exams.wrong-code',
  'exams.choices-missing',
] as const
const byPeople = { service: 'panel', method: 'POST', access: 'user' } as const

const exam = z.object({
  id,
  title: z.string(),
  description: z.string(),
  course: z.object({ id, slug: z.string(), title: z.string() }),
  /** Of its public page; null: it has none. */
  slug: z.string().nullable(),
  /** What the caller has to pay before they may take it. */
  price: rials,
  state: examState,
  opensAt: instant.nullable(),
  closesAt: instant.nullable(),
  /** Null: until it closes, or in Konkur mode booklets take differently long. */
  minutes: z.int().nullable(),
  /** In Konkur mode, how many all booklets have together. */
  questions: z.int(),
  isKonkur: z.boolean(),
  /** Null: as many as one likes. */
  attemptsLeft: z.int().nullable(),
  /** The caller's attempt that is under way. */
  attemptId: id.nullable(),
  rules: examRules,
})

export type OfferedExam = z.output<typeof exam>

export const listExams = endpoint({
  ...byPeople,
  path: 'exam/list',
  prose:
    'Published exams of the courses that the caller learns, and those they bought or began, the newest first.',
  body: pageAsk,
  reply: pageOf(exam),
  errors: [],
})

export const showExam = endpoint({
  ...byPeople,
  path: 'exam/show',
  prose: 'One exam, the caller’s attempts, and why none may be begun now.',
  body: z.strictObject({ examId: id }),
  reply: z.object({
    exam,
    attempts: z.array(
      z.object({
        id,
        startedAt: instant,
        submittedAt: instant.nullable(),
        percent: z.number().nullable(),
        /** Whether its review is open. */
        isReviewable: z.boolean(),
        /** Whether its result sheet is open; only in Konkur mode. */
        hasSheet: z.boolean(),
      }),
    ),
    /** What is chosen at the start in Konkur mode; null in every other exam. */
    choices: z
      .object({
        fields: z.array(
          z.object({
            id,
            title: z.string(),
            lessons: z.array(z.string()),
            questions: z.int(),
            /** How long its booklet takes; null: until the exam closes. */
            minutes: z.int().nullable(),
            /** Of its booklet, those that are entered one after the other; none where all are open at once. */
            sections: examRules.shape.sections,
          }),
        ),
        quotas: z.array(z.string()),
        cities: z.array(z.string()),
      })
      .nullable(),
    whyNotStart: startIssue.exclude(['exams.wrong-code', 'exams.choices-missing']).nullable(),
  }),
  errors: ['exams.unknown-exam'],
})

export const startExam = endpoint({
  ...byPeople,
  path: 'exam/start',
  prose:
    'Begins an attempt, or goes on with the one under way, which then belongs to this device; the other one is refused from then on.',
  body: z.strictObject({
    examId: id,
    accessCode: line(0, 40).default(''),
    choices: konkurChoices.optional(),
    requestId,
  }),
  reply: z.object({ attempt }),
  errors: ['exams.unknown-exam', ...whyNotStart],
})

export const showAttempt = endpoint({
  ...byPeople,
  path: 'exam/attempt',
  prose:
    'An attempt as it is saved, with the files that its questions show; it is not taken over from the device that has it.',
  body: z.strictObject({ attemptId: id }),
  reply: z.object({
    attempt,
    /** Whether the caller’s session may save it. */
    isHere: z.boolean(),
    isStopped: z.boolean(),
    messages: z.array(examMessage),
    exam: z.object({
      id,
      title: z.string(),
      negative: z.number(),
      reviewFrom,
      closesAt: instant.nullable(),
      isKonkur: z.boolean(),
      /** For how many minutes after the end answers still count. */
      lateMinutes: z.int(),
    }),
    files: z.array(askedFile),
    /** Those that its saved answers hold. */
    answerFiles: z.array(handedFile),
  }),
  errors: ['exams.unknown-attempt'],
})

export const saveExam = endpoint({
  ...byPeople,
  path: 'examSave',
  prose:
    'Saves answers of an attempt; the reply comes after they are on disk, with a receipt that chains to the one before. The same save again gets the same reply.',
  body: z.strictObject({
    attemptId: id,
    sequence: z.int().min(1).max(1_000_000),
    previousReceipt: z.string().max(1000).optional(),
    answers: z
      .array(z.strictObject({ questionId: id, value: answerValue, flagged: z.boolean().optional() }))
      .min(1)
      .max(200),
  }),
  reply: z.object({
    saved: z.array(savedAnswer),
    sequence: z.int(),
    receipt: z.string(),
    serverTime: instant,
    endsAt: instant,
    /** Of the invigilator, since the attempt began; left out when there are none. */
    messages: z.array(examMessage).optional(),
  }),
  errors: [
    'exams.unknown-attempt',
    'exams.unknown-question',
    'exams.not-an-answer',
    'media.unknown-file',
    'media.wrong-use',
    'exams.save-behind',
    'exams.save-ahead',
    'exams.taken-over',
    'exams.time-over',
    'exams.section-over',
    'exams.question-passed',
    'exams.submitted',
    'exams.stopped',
  ],
})

export const enterSection = endpoint({
  ...byPeople,
  path: 'exam/section',
  prose:
    'Enters the next section of an attempt: its clock begins, and the one before takes no more answers. Entering the open one again changes nothing.',
  body: z.strictObject({ attemptId: id, sectionId: id, requestId }),
  reply: z.object({ attempt }),
  errors: [
    'exams.unknown-attempt',
    'exams.unknown-section',
    'exams.section-left',
    'exams.section-not-next',
    'exams.taken-over',
    'exams.time-over',
    'exams.submitted',
    'exams.stopped',
  ],
})

export const sendHeartbeat = endpoint({
  ...byPeople,
  path: 'exam/heartbeat',
  prose:
    'Says that the page of an attempt is open, and how often it was left since the last time; the reply tells what changed without it.',
  body: z.strictObject({ attemptId: id, timesLeft: z.int().min(0).max(100).default(0) }),
  reply: z.object({
    state: attemptState,
    /** Whether the caller’s session may save it. */
    isHere: z.boolean(),
    isStopped: z.boolean(),
    endsAt: instant,
    serverTime: instant,
    messages: z.array(examMessage),
  }),
  errors: ['exams.unknown-attempt'],
})

export const rehearseExam = endpoint({
  ...byPeople,
  path: 'exam/rehearse',
  prose:
    'Answers like a save of an exam, with the server’s time, and stores nothing: a rehearsal for device and connection.',
  body: z.strictObject({ value: answerValue }),
  reply: z.object({ value: answerValue, serverTime: instant }),
  errors: [],
})

export const submitExam = endpoint({
  ...byPeople,
  path: 'exam/submit',
  prose: 'Hands an attempt in as it is saved.',
  body: z.strictObject({ attemptId: id, requestId }),
  reply: z.object({ attempt }),
  errors: ['exams.unknown-attempt', 'exams.taken-over', 'exams.stopped'],
})

export const reviewExam = endpoint({
  ...byPeople,
  path: 'exam/review',
  prose: 'An attempt that was handed in, each part only as far as its exam allows.',
  body: z.strictObject({ attemptId: id }),
  reply: z.object({
    attempt,
    exam: z.object({ id, title: z.string() }),
    files: z.array(askedFile),
    /** Those that were handed in; none where the exam does not show what was given. */
    answerFiles: z.array(handedFile),
    questions: z.array(
      askedQuestion.extend({
        given: answerValue.optional(),
        correct: markedAnswer.shape.correct.optional(),
        feedback: markedAnswer.shape.feedback.optional(),
        verdict: markedAnswer.shape.verdict.optional(),
        /** In hundredths; null while a person has to mark it. */
        mark: z.number().nullable().optional(),
        /** What the person who marked it wrote. */
        comment: z.string().nullable().optional(),
        /** What was decided of it after the exam; left out with the score. */
        ruling: ruling.optional(),
        /** The caller’s own; null: none. */
        objection: objection.nullable(),
        /** The answer that counts came after the end, by so many seconds; null: in time. */
        lateSeconds: z.int().nullable(),
        /** Others that came too late; none where the exam does not show what was given. */
        uncounted: z.array(uncountedAnswer),
      }),
    ),
    /** In hundredths of the points of all questions. */
    score: z.number().nullable(),
    most: z.int(),
    passed: z.boolean().nullable(),
    /** The caller’s place among all whose attempts count; null: not shown, or not before all are done and marked. */
    rank: z.int().nullable(),
    /** Until when one may object to its questions; null: not any more, or not at all. */
    objectionsUntil: instant.nullable(),
    /** Whether its result sheet is open; only in Konkur mode. */
    hasSheet: z.boolean(),
  }),
  errors: ['exams.unknown-attempt', 'exams.not-reviewed-yet'],
})

export const objectTo = endpoint({
  ...byPeople,
  path: 'exam/object',
  prose:
    'Objects to a question of an attempt whose review is open; once for each question, within the days of the exam.',
  body: z.strictObject({ attemptId: id, questionId: id, text: lines(10, 1000), requestId }),
  reply: z.object({ objection }),
  errors: [
    'exams.unknown-attempt',
    'exams.unknown-question',
    'exams.not-reviewed-yet',
    'exams.objections-closed',
    'exams.objected-already',
  ],
})

export const showSheet = endpoint({
  ...byPeople,
  path: 'exam/sheet',
  prose:
    'The result sheet of an attempt in Konkur mode, among all who sat the same booklet; open with the review, and not before the exam is over.',
  body: z.strictObject({ attemptId: id }),
  reply: z.object({
    exam: z.object({ id, title: z.string() }),
    attemptId: id,
    candidate: z.string(),
    field: z.string(),
    quota: z.string(),
    city: z.string(),
    startedAt: instant,
    submittedAt: instant,
    /** The subgroups of the field, in their order. */
    wholes: z.array(konkurWhole),
    lessons: z.array(konkurLesson),
    /** Candidates by the whole تراز of the first subgroup, in steps of 250 from 0. */
    distribution: z.array(z.int()),
    /** Categories of the bank with three questions or more. */
    topics: z.array(konkurTopic),
    receipts: z.object({ saves: z.int(), last: z.string().nullable() }),
    /** The address of a picture: a QR code that leads to this sheet. */
    qr: z.string(),
  }),
  errors: ['exams.unknown-attempt', 'exams.not-reviewed-yet', 'exams.sheet-not-ready', 'exams.without-sheet'],
})
