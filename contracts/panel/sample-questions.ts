import { z } from 'zod'
import { answerValue, askedQuestion, markedAnswer } from '../asked-questions.ts'
import { category, slug } from '../courses.ts'
import { endpoint } from '../endpoint.ts'
import { askedFile } from '../exams.ts'
import { id, instant, line } from '../fields.ts'
import { jalaliYear } from '../jalali-year.ts'
import { pageAsk, pageOf } from '../page.ts'
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
    /** `mine`: those that the caller has begun. */
    mine: z.enum(['mine']).optional(),
  }),
  reply: pageOf(group).extend({
    /** Of all groups together. */
    today: z.object({ due: z.int(), done: z.int() }),
    /** Fields and years of which there are groups. */
    fields: z.array(category),
    years: z.array(z.int()),
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
    group: group.omit({ done: true, due: true, mastered: true }),
    question: drawn.nullable(),
    files: z.array(askedFile),
  }),
  errors: ['exams.unknown-group'],
})

export const answerQuestion = endpoint({
  ...byPeople,
  path: 'sampleQuestion/answer',
  prose:
    'Marks an answer, tells what was right and why, and when the question comes again. The first answer of a day decides that; null says that one does not know. With `turn`, a question that was answered meanwhile is refused.',
  body: z.strictObject({
    groupId: id,
    questionId: id,
    value: answerValue,
    turn: z.int().min(0).optional(),
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
  errors: ['exams.unknown-group', 'exams.not-in-group', 'exams.not-an-answer', 'exams.answered-meanwhile'],
})

export const tellHint = endpoint({
  ...byPeople,
  path: 'sampleQuestion/hint',
  prose: 'Tells the next hint to a question; an answer after hints counts as a harder one.',
  body: z.strictObject({ groupId: id, questionId: id }),
  reply: z.object({ hints: z.array(z.string()), hintsLeft: z.int() }),
  errors: ['exams.unknown-group', 'exams.not-in-group', 'exams.no-hint-left'],
})

export const bookmarkQuestion = endpoint({
  ...byPeople,
  path: 'sampleQuestion/bookmark',
  prose: 'Bookmarks a question, or takes its bookmark away.',
  body: z.strictObject({ groupId: id, questionId: id, isBookmarked: z.boolean() }),
  reply: z.object({ isBookmarked: z.boolean(), bookmarked: z.int() }),
  errors: ['exams.unknown-group', 'exams.not-in-group'],
})
