import { z } from 'zod'
import { answerValue, askedQuestion, markedAnswer } from '../asked-questions.ts'
import { category, slug } from '../courses.ts'
import { endpoint } from '../endpoint.ts'
import { askedFile } from '../exams.ts'
import { id, instant, line, requestId, rials } from '../fields.ts'
import { jalaliYear } from '../jalali-year.ts'
import { pageAsk, pageOf, wholeOf } from '../page.ts'
import { richText } from '../rich-text.ts'
import { mastery, practiceGrade, practiceMode, practicePlan } from '../sample-questions.ts'

/** Sample-question groups as who practises them meets them (wire.md 9). */

const byPeople = { service: 'panel', method: 'POST', access: 'user' } as const

const group = z.object({
  id,
  title: z.string(),
  description: z.string(),
  category: category.nullable(),
  grade: practiceGrade.nullable(),
  year: z.int().nullable(),
  source: z.string(),
  teacher: z.string(),
  questions: z.int(),
  /** Answered at least once. */
  done: z.int(),
  /** Questions that come back today. */
  due: z.int(),
  mastered: z.int(),
  price: rials,
  /** The caller may practise it: it is free, bought, or their own. */
  mayPractise: z.boolean(),
  /** Of its public page, where it is bought. */
  slug: z.string(),
})
export type PracticeGroup = z.output<typeof group>

export const listPracticeGroups = endpoint({
  ...byPeople,
  path: 'sampleQuestion/groups',
  prose: 'Published groups of sample questions, the newest first, with how far the caller is in each.',
  body: pageAsk.extend({
    q: line(0, 120).optional(),
    category: slug.optional(),
    grade: practiceGrade.optional(),
    year: jalaliYear.optional(),
    source: line(1, 120).optional(),
    /** `mine`: those that the caller has begun or bought. */
    mine: z.enum(['mine']).optional(),
  }),
  reply: pageOf(group).extend({
    /** Of all groups together. */
    today: z.object({ due: z.int(), done: z.int() }),
    /** Fields and years of which there are groups. */
    fields: z.array(category),
    years: z.array(z.int()),
    sources: z.array(z.string()).max(100),
  }),
  errors: [],
})

const progress = z.object({
  plan: practicePlan,
  mastery,
  /** How many questions the other modes would draw from. */
  mistakes: z.int(),
  bookmarked: z.int(),
  /** When the next question comes back; null: none does after today. */
  nextDue: instant.nullable(),
})
export type PracticeProgress = z.output<typeof progress>

const drawn = askedQuestion.extend({
  /** It was never answered before. */
  isFresh: z.boolean(),
  isBookmarked: z.boolean(),
  /** Those that were told since it was answered last. */
  hints: z.array(z.string()),
  hintsLeft: z.int(),
  /** How often the caller has answered it; an answer sends it back. */
  turn: z.int(),
})

export const drawQuestion = endpoint({
  ...byPeople,
  path: 'sampleQuestion/draw',
  prose:
    'The question of a group to be answered next; null when this mode has none. By today’s plan come those that are due, then new ones up to the day’s limit.',
  body: z.strictObject({ groupId: id, mode: practiceMode.default('daily') }),
  reply: progress.extend({
    group: group
      .omit({ done: true, due: true, mastered: true, price: true, mayPractise: true, slug: true })
      .extend({ isBought: z.boolean() }),
    /** How well its topics are known, the categories of its teacher’s bank. */
    topics: z.array(mastery.extend({ title: z.string() })),
    question: drawn.nullable(),
    files: z.array(askedFile),
  }),
  errors: ['exams.unknown-group', 'exams.group-not-bought'],
})

export const answerQuestion = endpoint({
  ...byPeople,
  path: 'sampleQuestion/answer',
  prose:
    'Marks an answer, tells what was right and why, and when the question comes again. The first answer of a day decides that; null says that one does not know. With `turn`, a question that was answered meanwhile is refused. What was answered without a line says when (`answeredAt`, within the last two weeks), and counts for that day.',
  body: z.strictObject({
    groupId: id,
    questionId: id,
    value: answerValue,
    turn: z.int().min(0).optional(),
    answeredAt: z.iso.datetime().optional(),
    requestId: requestId.optional(),
  }),
  reply: progress.extend({
    correct: z.object({
      verdict: markedAnswer.shape.verdict,
      /** Of the points, from −100 to 100. */
      percent: z.number(),
      /** The right answer in words, where it can be told so. */
      answer: z.array(richText),
      /** The right options, where one chooses: their ids, or `true` and `false`. */
      choices: z.array(z.string()),
    }),
    feedback: z.array(richText),
    due: instant,
    files: z.array(askedFile),
  }),
  errors: [
    'exams.unknown-group',
    'exams.group-not-bought',
    'exams.not-in-group',
    'exams.not-an-answer',
    'exams.answered-meanwhile',
  ],
})

export const tellHint = endpoint({
  ...byPeople,
  path: 'sampleQuestion/hint',
  prose: 'Tells the next hint to a question; an answer after hints counts as a harder one.',
  body: z.strictObject({ groupId: id, questionId: id }),
  reply: z.object({ hints: z.array(z.string()), hintsLeft: z.int() }),
  errors: ['exams.unknown-group', 'exams.group-not-bought', 'exams.not-in-group', 'exams.no-hint-left'],
})

export const bookmarkQuestion = endpoint({
  ...byPeople,
  path: 'sampleQuestion/bookmark',
  prose: 'Bookmarks a question, or takes its bookmark away.',
  body: z.strictObject({ groupId: id, questionId: id, isBookmarked: z.boolean() }),
  reply: z.object({ isBookmarked: z.boolean(), bookmarked: z.int() }),
  errors: ['exams.unknown-group', 'exams.group-not-bought', 'exams.not-in-group'],
})

/** What is right, where it can be told before the answer is marked. */
const key = z.object({
  /** In words. */
  answer: z.array(richText),
  /** The right options, where one chooses. */
  choices: z.array(z.string()),
})

export const listDay = endpoint({
  ...byPeople,
  path: 'sampleQuestion/day',
  prose:
    'The questions of today of all groups that the caller has begun, with their hints and keys, for a device without a line: those that are due, then new ones. At most 60.',
  body: z.strictObject({}),
  reply: wholeOf(
    z.object({
      groupId: id,
      groupTitle: z.string(),
      question: askedQuestion.extend({ isFresh: z.boolean(), turn: z.int() }),
      hints: z.array(z.string()),
      key,
      feedback: z.array(richText),
      due: instant,
    }),
  ).extend({ files: z.array(askedFile) }),
  whole: true,
  errors: [],
})

export const printGroup = endpoint({
  ...byPeople,
  path: 'sampleQuestion/print',
  prose:
    'All questions of a group, with their right answers or without, to be printed. A bought group is used up once its answers were taken.',
  body: z.strictObject({ groupId: id, withKey: z.boolean().default(true) }),
  reply: z.object({
    group: z.object({
      ...{ id, title: z.string(), source: z.string(), teacher: z.string() },
      isBought: z.boolean(),
    }),
    questions: z.array(askedQuestion.extend({ key: key.nullable() })),
    files: z.array(askedFile),
  }),
  errors: ['exams.unknown-group', 'exams.group-not-bought'],
})

const trial = z.object({
  id,
  /** Of the groups that it is drawn from. */
  titles: z.array(z.string()),
  startedAt: instant,
  /** Null: without a clock. */
  endsAt: instant.nullable(),
  finishedAt: instant.nullable(),
  questions: z.int(),
  /** How many were right, and the points in percent; null before its end. */
  right: z.int().nullable(),
  percent: z.number().nullable(),
})

export const startTrial = endpoint({
  ...byPeople,
  path: 'sampleQuestion/startTrial',
  prose: 'Draws a trial exam by chance from groups, as evenly as they allow, with or without a clock.',
  body: z.strictObject({
    groupIds: z.array(id).min(1).max(10),
    questions: z.int().min(1).max(60),
    minutes: z.int().min(0).max(240),
    requestId,
  }),
  reply: z.object({ trialId: id }),
  errors: ['exams.unknown-group', 'exams.group-not-bought', 'exams.trial-without-questions'],
})

export const listTrials = endpoint({
  ...byPeople,
  path: 'sampleQuestion/trials',
  prose: 'The caller’s trial exams, the newest first.',
  body: pageAsk,
  reply: pageOf(trial),
  errors: [],
})

export const showTrial = endpoint({
  ...byPeople,
  path: 'sampleQuestion/showTrial',
  prose: 'A trial exam: its questions, and once it is over what was answered and what is right.',
  body: z.strictObject({ trialId: id }),
  reply: z.object({
    trial,
    questions: z.array(askedQuestion),
    /** By question; null before its end. */
    results: z
      .record(
        z.string(),
        z.object({
          value: answerValue,
          verdict: markedAnswer.shape.verdict,
          percent: z.number(),
          key,
          feedback: z.array(richText),
        }),
      )
      .nullable(),
    files: z.array(askedFile),
  }),
  errors: ['exams.unknown-trial'],
})

export const finishTrial = endpoint({
  ...byPeople,
  path: 'sampleQuestion/finishTrial',
  prose:
    'Hands a trial exam in; it is marked at once. What comes more than a minute after its clock has run out is not counted. It moves no card of spaced repetition.',
  body: z.strictObject({ trialId: id, answers: z.record(z.string(), answerValue) }),
  reply: z.object({ right: z.int(), percent: z.number() }),
  errors: ['exams.unknown-trial', 'exams.trial-over', 'exams.not-an-answer'],
})
