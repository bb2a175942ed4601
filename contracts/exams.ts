import { z } from 'zod'
import { answerValue, askedQuestion } from './asked-questions.ts'
import { picture } from './courses.ts'
import { id, instant, line, money, shownLines, title } from './fields.ts'
import { konkur } from './konkur.ts'
import { points } from './questions.ts'

/** Exams: what their teacher sets, and an attempt as its candidate has it. */

/** Draft: not published. The other states follow from the clock. */
export const examState = z.enum(['draft', 'scheduled', 'open', 'closed'])
export type ExamState = z.output<typeof examState>

/** An address of the network, or a range of them (CIDR). */
const addressRange = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
  error: 'آدرس شبکه درست نیست؛ مانند 192.168.1.0/24 بنویسید.',
})

/** Questions of an exam: one of the bank, or some drawn for each candidate from a category with all below it. */
const pick = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('question'), questionId: id }),
  z.strictObject({
    by: z.literal('draw'),
    /** Null: the whole bank. */
    categoryId: id.nullable(),
    /** Questions must have all of them. */
    tags: z.array(line(1, 40)).max(12),
    count: z.int().min(1).max(100),
  }),
])

const slot = z.strictObject({
  id,
  pick,
  /** Null: as each question says. */
  points: points.nullable(),
})

const section = z.strictObject({
  id,
  title: title(1, 80),
  /** Its own clock, which begins when a candidate enters it; null: none. */
  minutes: z.int().min(1).max(600).nullable().default(null),
  /** A question that was passed is not answered any more. */
  oneWay: z.boolean().default(false),
  slots: z.array(slot).max(200),
})
export type ExamSection = z.output<typeof section>

/** From when a candidate may see their attempt again. */
export const reviewFrom = z.enum(['submitted', 'closed', 'never'])

/** What a candidate is told before an exam. */
export const examRules = z.object({
  negative: z.number(),
  passPercent: z.number().nullable(),
  needsCode: z.boolean(),
  /** It is begun from some addresses of the network alone. */
  needsNetwork: z.boolean(),
  lateMinutes: z.int(),
  reviewFrom,
  /** Those that are entered one after the other; none where all are open at once, and in Konkur mode. */
  sections: z.array(z.object({ title: z.string(), minutes: z.int().nullable(), oneWay: z.boolean() })),
})

/** What a candidate sees of their attempt after it was handed in. */
const review = z.strictObject({
  from: reviewFrom,
  parts: z.array(z.enum(['score', 'given', 'correct', 'feedback'])),
})
export type ExamReview = z.output<typeof review>

/** Two persons mark each answer that needs one, neither seeing what the other gave. */
const doubleMarking = z.strictObject({
  /** In percent of what a question is worth: where they differ by more, the owner decides; else their mean counts. */
  tolerance: z.number().min(0).max(100),
})
export type DoubleMarking = z.output<typeof doubleMarking>

export const examSettings = z.strictObject({
  title: title(2, 120),
  description: shownLines(0, 2000).default(''),
  opensAt: z.iso.datetime().nullable().default(null),
  closesAt: z.iso.datetime().nullable().default(null),
  /** Null: until it closes. */
  minutes: z.int().min(1).max(600).nullable().default(null),
  /** 0: as many as one likes. */
  attempts: z.int().min(0).max(20).default(1),
  /** Which of several attempts counts. */
  counts: z.enum(['best', 'last', 'first', 'average']).default('best'),
  /** What a wrong answer to a question of one choice takes away, in percent of its points: 33.33 for a third. */
  negative: z.number().min(0).max(100).default(0),
  /** In percent of all points; null: nobody fails. */
  passPercent: z.number().min(0).max(100).nullable().default(null),
  shuffle: z.boolean().default(false),
  /** Empty: none is asked for. */
  accessCode: line(0, 40).default(''),
  /** From where it may be begun; none: from everywhere. */
  addresses: z.array(addressRange).max(50).default([]),
  /** For how many minutes after the end answers that were on their way still count. */
  lateMinutes: z.int().min(0).max(120).default(0),
  /** Who marks sees numbers in place of names. */
  anonymousMarking: z.boolean().default(false),
  /** Null: one person marks. */
  doubleMarking: doubleMarking.nullable().default(null),
  /** For who does not learn its course; 0: free. Null: it is for learners of its course alone. */
  price: money(0, 1_000_000_000).nullable().default(null),
  review: review.default({ from: 'submitted', parts: ['score', 'given', 'correct', 'feedback'] }),
  /** Null: an exam like any other. */
  konkur: konkur.nullable().default(null),
  /** For how many days after its review opens candidates may object to a question; 0: not at all. */
  objectionDays: z.int().min(0).max(60).default(0),
  sections: z.array(section).max(20).default([]),
})
export type ExamSettings = z.output<typeof examSettings>
/** Some of the settings as they are sent; what is left out is as usual. */
export type SomeExamSettings = Partial<z.input<typeof examSettings>>

/** Why an exam cannot be published yet. */
export const examIssue = z.enum([
  'exams.exam-without-questions',
  'exams.question-not-ready',
  'exams.draw-too-small',
  'exams.exam-without-end',
  'exams.exam-ends-before',
  'exams.sections-too-long',
  'exams.konkur-incomplete',
  'exams.konkur-only-choices',
])
export type ExamIssue = z.output<typeof examIssue>

/** Why a person cannot begin an attempt now. */
export const startIssue = z.enum([
  'exams.not-open-yet',
  'exams.closed',
  'exams.no-attempt-left',
  'exams.not-bought',
  'exams.wrong-network',
  'exams.wrong-code',
  'exams.choices-missing',
])
export type StartIssue = z.output<typeof startIssue>

/** A picture or a sound that the questions show. Its name is left out, because it could tell an answer. */
export const askedFile = z.object({ id, picture, link: z.string() })

/**
 * Timed out: handed in by the clock. Marked: nothing of it waits for a person. Published: its candidate sees the marks.
 * Void is kept for attempts that are taken back; none is (decision 0360).
 */
export const attemptState = z.enum(['inProgress', 'submitted', 'timedOut', 'marked', 'published', 'void'])

/** A section of an attempt; where none has a clock and none is one-way, all are open at once. */
export const attemptSection = z.object({
  id,
  title: z.string(),
  /** Left: entered before the one that is open. Ahead: not entered yet. */
  state: z.enum(['left', 'open', 'ahead']),
  minutes: z.int().nullable(),
  /** Of the open one, where it has a clock of its own. */
  endsAt: instant.optional(),
  oneWay: z.boolean(),
  /** Of an open one-way section: the question that was reached; those before it are not answered any more. */
  reached: id.nullable(),
  /** How many questions it asks. */
  questions: z.int(),
  /** Empty until it is entered. */
  questionIds: z.array(id),
})
export type AttemptSection = z.output<typeof attemptSection>

export const attempt = z.object({
  id,
  examId: id,
  state: attemptState,
  startedAt: instant,
  endsAt: instant,
  submittedAt: instant.nullable(),
  serverTime: instant,
  /** Those of the sections that were entered. */
  questions: z.array(askedQuestion),
  sections: z.array(attemptSection),
  answers: z.record(id, answerValue),
  flagged: z.array(id),
  /** Of the last save; 0: none yet. */
  sequence: z.int(),
  /** Of the last save; null: none yet. */
  receipt: z.string().nullable(),
})
export type Attempt = z.output<typeof attempt>

/** What an invigilator tells those who take an exam. */
export const examMessage = z.object({ id, text: z.string(), at: instant })
export type ExamMessage = z.output<typeof examMessage>

/** Why an answer was kept apart. */
export const lateReason = z.enum([
  'timeOver',
  'sectionOver',
  'questionPassed',
  'takenOver',
  'submitted',
  'stopped',
])
export type LateReason = z.output<typeof lateReason>

/** An answer that came too late and does not count. */
export const uncountedAnswer = z.object({
  value: answerValue,
  at: instant,
  why: lateReason,
  /** By how many seconds it missed the end; null: it was late otherwise. */
  lateSeconds: z.int().nullable(),
})
export type UncountedAnswer = z.output<typeof uncountedAnswer>

export const savedAnswer = z.object({ questionId: id, value: answerValue, savedAt: instant })
