import { z } from 'zod'
import { day, id, instant, line, lines, shownLine, shownLines, title } from './fields.ts'

/** Surveys: what their author sets, and what a participant answers. */

export const mostQuestions = 50

/** Draft: nobody answers yet. Closed: nobody answers any more. */
export const surveyState = z.enum(['draft', 'open', 'closed'])
export type SurveyState = z.output<typeof surveyState>

/** Everybody: anyone with the link, as often as they like. Once: who is signed in, one answer each. */
export const surveyAudience = z.enum(['everybody', 'once'])
export type SurveyAudience = z.output<typeof surveyAudience>

/** What a question begins with when its author chooses a ready-made survey. */
export const surveyTemplate = z.enum(['empty', 'courseEnd', 'webinar', 'ticket', 'nps'])
export type SurveyTemplate = z.output<typeof surveyTemplate>

export const textFormat = z.enum(['any', 'number', 'email', 'mobile'])

const choiceId = z.string().min(1).max(36)
const choices = z.array(z.strictObject({ id: choiceId, text: shownLine(0, 200) })).max(30)

/** Where a survey goes on: at a later question, or at its end. */
const target = z.union([id, z.literal('end')])
export type SurveyTarget = z.output<typeof target>

/** An answer (an option or a number) that leads elsewhere than to the next question. */
const jump = z.strictObject({ on: choiceId, to: target })
export type SurveyJump = z.output<typeof jump>
const jumps = z.array(jump).max(30).optional()

const common = {
  id,
  /** Empty in a draft alone. */
  title: shownLine(0, 300),
  hint: shownLine(0, 300).default(''),
  required: z.boolean().default(false),
  /** What follows whatever is answered, where no jump says otherwise; left out: the next question. */
  next: target.optional(),
}

export const surveyQuestion = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('text'),
    ...common,
    isLong: z.boolean(),
    format: textFormat,
    mostLetters: z.int().min(1).max(4000),
  }),
  z.strictObject({ kind: z.literal('choice'), ...common, options: choices, jumps }),
  z.strictObject({
    kind: z.literal('multiple'),
    ...common,
    options: choices,
    /** How many are ticked at least and at most; null: as many as one likes. */
    least: z.int().min(1).max(30).nullable(),
    most: z.int().min(1).max(30).nullable(),
  }),
  z.strictObject({
    kind: z.literal('scale'),
    ...common,
    from: z.int().min(0).max(1),
    to: z.int().min(2).max(10),
    lowWords: line(0, 60),
    highWords: line(0, 60),
    jumps,
  }),
  z.strictObject({ kind: z.literal('nps'), ...common, jumps }),
  z.strictObject({ kind: z.literal('matrix'), ...common, rows: choices, columns: choices }),
  z.strictObject({ kind: z.literal('ranking'), ...common, options: choices }),
  z.strictObject({
    kind: z.literal('date'),
    ...common,
    /** The first and the last day that may be chosen; null: any. */
    from: day.nullable(),
    to: day.nullable(),
  }),
  z.strictObject({ kind: z.literal('file'), ...common, mostFiles: z.int().min(1).max(5) }),
])
export type SurveyQuestion = z.output<typeof surveyQuestion>
export type SurveyKind = SurveyQuestion['kind']
export type QuestionOf<Kind extends SurveyKind> = Extract<SurveyQuestion, { readonly kind: Kind }>

/** What a survey is sent after, by a notice, once to each person: one webinar, or a ticket that was closed. */
export const surveyOccasion = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('webinar'), webinarId: id }),
  z.strictObject({ what: z.literal('ticket') }),
])
export type SurveyOccasion = z.output<typeof surveyOccasion>

export const surveySettings = z.strictObject({
  title: title(2, 120),
  /** Before the first question. */
  intro: shownLines(0, 2000).default(''),
  /** After the answers are sent. */
  thanks: shownLines(0, 500).default(''),
  audience: surveyAudience.default('once'),
  /** Nobody learns whose an answer is. */
  isAnonymous: z.boolean().default(false),
  /** Results of an anonymous survey are shown by so many answers at a time. */
  leastAnswers: z.int().min(3).max(100).default(5),
  after: surveyOccasion.nullable().default(null),
  questions: z.array(surveyQuestion).max(mostQuestions).default([]),
})
export type SurveySettings = z.output<typeof surveySettings>

/** Why a survey cannot be published yet. */
export const surveyIssue = z.enum([
  'surveys.without-questions',
  'surveys.question-not-ready',
  'surveys.files-need-account',
  'surveys.files-tell-who',
  'surveys.leads-back',
  'surveys.unreachable-question',
])
export type SurveyIssue = z.output<typeof surveyIssue>

/** Why a person cannot answer now. */
export const answerRefusal = z.enum(['surveys.closed', 'surveys.answered', 'surveys.account-needed'])
export type AnswerRefusal = z.output<typeof answerRefusal>

/**
 * Text, option, number and day as they are; ticked options, the order of a ranking and files as a list; a matrix by its
 * rows.
 */
export const surveyAnswer = z.union([
  lines(0, 4000),
  z.int().min(0).max(10),
  z.array(z.string().max(36)).max(30),
  z.record(z.string().max(36), z.string().max(36)),
])
export type SurveyAnswer = z.output<typeof surveyAnswer>

/** Answers by question; one without an answer is left out. */
export const surveyAnswers = z
  .record(id, surveyAnswer)
  .refine((answers) => Object.keys(answers).length <= mostQuestions)
export type SurveyAnswers = z.output<typeof surveyAnswers>

/** A survey as who answers it sees it. */
export const askedSurvey = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  intro: z.string(),
  thanks: z.string(),
  audience: surveyAudience,
  isAnonymous: z.boolean(),
  state: surveyState,
  questions: z.array(surveyQuestion),
})
export type AskedSurvey = z.output<typeof askedSurvey>

const counted = z.object({ id: z.string(), title: z.string(), answered: z.int() })
const shares = z.array(z.object({ id: z.string(), text: z.string(), count: z.int() }))
const values = z.array(z.object({ value: z.int(), count: z.int() }))

/** What the answers to one question come to. */
export const questionResult = z.discriminatedUnion('kind', [
  counted.extend({ kind: z.enum(['text', 'date', 'file']) }),
  counted.extend({ kind: z.enum(['choice', 'multiple']), shares }),
  counted.extend({ kind: z.literal('scale'), values, mean: z.number().nullable() }),
  counted.extend({
    kind: z.literal('nps'),
    values,
    promoters: z.int(),
    passives: z.int(),
    detractors: z.int(),
    /** -100 to 100; null while nobody answered. */
    score: z.int().nullable(),
  }),
  counted.extend({
    kind: z.literal('matrix'),
    columns: z.array(z.object({ id: z.string(), text: z.string() })),
    rows: z.array(z.object({ id: z.string(), text: z.string(), counts: z.array(z.int()) })),
  }),
  /** The best place first. */
  counted.extend({
    kind: z.literal('ranking'),
    places: z.array(z.object({ id: z.string(), text: z.string(), mean: z.number().nullable() })),
  }),
])
export type QuestionResult = z.output<typeof questionResult>

/** Narrows results to those who answered a question so: an option, or a number. */
export const surveyFilter = z.strictObject({ questionId: id, value: choiceId })
export type SurveyFilter = z.output<typeof surveyFilter>

const publishing = z.object({
  state: surveyState,
  /** Of its public page; null before it was published first. */
  slug: z.string().nullable(),
  whyNotPublish: surveyIssue.nullable(),
})

/** What authors (`contracts/teacher/surveys.ts`) and managers (`contracts/panel/manage-surveys.ts`) are told alike. */
export const authored = {
  row: z.object({
    id,
    title: z.string(),
    state: surveyState,
    questions: z.int(),
    answers: z.int(),
    /** Whose it is. */
    author: z.string(),
    createdAt: instant,
  }),
  publishing,
  shown: publishing.extend({
    id,
    settings: surveySettings,
    revision: z.int(),
    savedAt: instant,
    answers: z.int(),
  }),
  saved: publishing.extend({ revision: z.int(), savedAt: instant }),
  results: z.object({
    id,
    title: z.string(),
    state: surveyState,
    slug: z.string().nullable(),
    answers: z.int(),
    /** Begun and not sent yet. */
    begun: z.int(),
    /** Null in anonymous surveys. */
    lastAt: instant.nullable(),
    /** Of an anonymous survey: results wait for so many answers at a time. */
    leastAnswers: z.int().nullable(),
    /** From how many answers the results come: fewer than `answers` where some wait, or a filter leaves some out. */
    counted: z.int(),
    /** The answer that the results are narrowed to. */
    filter: surveyFilter.nullable(),
    /** The filter leaves a group, or leaves out one, that is too small for an anonymous survey. */
    isTooSmall: z.boolean(),
    /** By which results can be narrowed, with their values. */
    filters: z.array(
      z.object({ id, title: z.string(), values: z.array(z.object({ value: z.string(), text: z.string() })) }),
    ),
    questions: z.array(questionResult),
  }),
  /** One answer in words; files as links. */
  given: z.object({
    /** Of the response; in anonymous surveys another one at each question, so that they cannot be put together. */
    id: z.string(),
    text: z.string(),
    files: z.array(z.object({ id, name: z.string(), link: z.string() })),
    /** Null in anonymous surveys. */
    at: instant.nullable(),
  }),
} as const
export type OwnSurvey = z.output<typeof authored.shown>
export type SurveyResults = z.output<typeof authored.results>
