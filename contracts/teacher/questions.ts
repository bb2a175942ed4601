import { z } from 'zod'
import { answerValue, askedQuestion, markedAnswer } from '../asked-questions.ts'
import { picture } from '../courses.ts'
import { endpoint } from '../endpoint.ts'
import { cursor, id, instant, line, requestId, title } from '../fields.ts'
import { pageAsk, pageOf, wholeOf } from '../page.ts'
import { question, questionIssue, questionKind } from '../questions.ts'

/** The question bank of a teacher: categories as a tree, questions with drafts and versions. */

const byTeachers = { service: 'teacher', method: 'POST', access: 'teacher' } as const
const tag = line(1, 40)
const tags = z.array(tag).max(12)
const someQuestions = z.array(id).min(1).max(200)

const category = z.object({
  id,
  parentId: id.nullable(),
  title: z.string(),
  /** Of this category alone. */
  questions: z.int(),
})

export const listQuestionCategories = endpoint({
  ...byTeachers,
  path: 'question/categories',
  prose: 'All categories of the caller’s bank, parents before children, siblings in their order.',
  body: z.strictObject({}),
  reply: wholeOf(category).extend({
    /** Questions without a category. */
    loose: z.int(),
    tags: z.array(z.object({ tag: z.string(), questions: z.int() })),
  }),
  whole: true,
  errors: [],
})

export const addQuestionCategory = endpoint({
  ...byTeachers,
  path: 'question/category/add',
  prose: 'Adds a category at the end of its parent.',
  body: z.strictObject({ title: title(1, 80), parentId: id.nullable().default(null), requestId }),
  reply: z.object({ categoryId: id }),
  errors: ['exams.unknown-category', 'exams.too-many-categories'],
})

export const renameQuestionCategory = endpoint({
  ...byTeachers,
  path: 'question/category/rename',
  prose: 'Gives a category another title.',
  body: z.strictObject({ categoryId: id, title: title(1, 80) }),
  reply: z.object({}),
  errors: ['exams.unknown-category'],
})

export const moveQuestionCategory = endpoint({
  ...byTeachers,
  path: 'question/category/move',
  prose: 'Puts a category, with all below it, at the end of another parent.',
  body: z.strictObject({ categoryId: id, parentId: id.nullable() }),
  reply: z.object({}),
  errors: ['exams.unknown-category', 'exams.category-inside-itself'],
})

export const removeQuestionCategory = endpoint({
  ...byTeachers,
  path: 'question/category/remove',
  prose: 'Removes a category; its questions and the categories below it move to its parent.',
  body: z.strictObject({ categoryId: id }),
  reply: z.object({}),
  errors: ['exams.unknown-category'],
})

export const bankQuestion = z.object({
  id,
  kind: questionKind,
  /** The beginning of its text. */
  excerpt: z.string(),
  categoryId: id.nullable(),
  tags: z.array(z.string()),
  /** In hundredths. */
  points: z.int(),
  /** 0: it was never stored as a version, so no exam can ask it. */
  version: z.int(),
  /** Its draft differs from the newest version. */
  isChanged: z.boolean(),
  whyNotAsk: questionIssue.nullable(),
  changedAt: instant,
})

export const listQuestions = endpoint({
  ...byTeachers,
  path: 'question/list',
  prose: 'Questions of the caller’s bank, the last changed first. A category is listed with all below it.',
  body: pageAsk.extend({
    categoryId: z.union([id, z.literal('none')]).optional(),
    kind: questionKind.optional(),
    tag: tag.optional(),
    q: line(0, 120).optional(),
    state: z.enum(['ready', 'draft']).optional(),
  }),
  reply: pageOf(bankQuestion),
  errors: [],
})

export const makeQuestion = endpoint({
  ...byTeachers,
  path: 'question/make',
  prose: 'Makes an empty question, as a draft.',
  body: z.strictObject({ kind: questionKind, categoryId: id.nullable().default(null), requestId }),
  reply: z.object({ questionId: id }),
  errors: ['exams.unknown-category'],
})

export const duplicateQuestion = endpoint({
  ...byTeachers,
  path: 'question/duplicate',
  prose: 'Makes a draft that holds what another question holds.',
  body: z.strictObject({ questionId: id, requestId }),
  reply: z.object({ questionId: id }),
  errors: ['exams.unknown-question'],
})

const questionFile = z.object({
  id,
  name: z.string(),
  type: z.string(),
  /** Null unless it is a picture. */
  picture,
  /** Where the file itself is, for this session. */
  link: z.string(),
})

export const showQuestion = endpoint({
  ...byTeachers,
  path: 'question/show',
  prose: 'A question with its key, as its draft is.',
  body: z.strictObject({ questionId: id }),
  reply: z.object({
    id,
    question,
    categoryId: id.nullable(),
    tags: z.array(z.string()),
    /** Of the draft: it grows by one with each save. */
    revision: z.int(),
    savedAt: instant,
    version: z.int(),
    isChanged: z.boolean(),
    whyNotAsk: questionIssue.nullable(),
    files: z.array(questionFile),
    /** Its neighbours in the list of its category, the last changed first. */
    previousId: id.nullable(),
    nextId: id.nullable(),
  }),
  errors: ['exams.unknown-question'],
})

const saved = z.object({
  revision: z.int(),
  savedAt: instant,
  isChanged: z.boolean(),
  whyNotAsk: questionIssue.nullable(),
})
const ofSaving = ['exams.unknown-question', 'exams.unknown-file', 'exams.wrong-file'] as const

export const saveQuestion = endpoint({
  ...byTeachers,
  path: 'question/save',
  prose:
    'Saves the draft of a question; when it was saved elsewhere after `revision` it answers 409 with what is stored in `current`.',
  body: z.strictObject({ questionId: id, revision: z.int().min(0), question }),
  reply: saved,
  errors: [...ofSaving, 'exams.saved-meanwhile'],
  bodyLimit: 2 * 1024 * 1024,
})

export const setQuestionTags = endpoint({
  ...byTeachers,
  path: 'question/setTags',
  prose: 'Gives a question these tags instead of those it has.',
  body: z.strictObject({ questionId: id, tags }),
  reply: z.object({ questionId: id, tags: z.array(z.string()) }),
  errors: ['exams.unknown-question'],
})

export const keepQuestionVersion = endpoint({
  ...byTeachers,
  path: 'question/keepVersion',
  prose:
    'Stores the draft as the next version, which exams ask from then on; exams that asked an older one keep it.',
  body: z.strictObject({ questionId: id, revision: z.int().min(0), requestId }),
  reply: z.object({ version: z.int() }),
  errors: [
    'exams.unknown-question',
    'exams.saved-meanwhile',
    'exams.version-unchanged',
    ...questionIssue.options,
  ],
})

export const listQuestionVersions = endpoint({
  ...byTeachers,
  path: 'question/versions',
  prose: 'The versions of a question, newest first.',
  body: z.strictObject({ questionId: id, cursor: cursor.optional() }),
  reply: pageOf(z.object({ version: z.int(), by: z.string(), at: instant })),
  errors: ['exams.unknown-question'],
})

export const showQuestionVersion = endpoint({
  ...byTeachers,
  path: 'question/version',
  prose: 'One version of a question with its key.',
  body: z.strictObject({ questionId: id, version: z.int().min(1) }),
  reply: z.object({ version: z.int(), question, by: z.string(), at: instant, files: z.array(questionFile) }),
  errors: ['exams.unknown-question', 'exams.unknown-version'],
})

export const moveQuestions = endpoint({
  ...byTeachers,
  path: 'question/move',
  prose: 'Puts questions into a category, or into none.',
  body: z.strictObject({ questionIds: someQuestions, categoryId: id.nullable() }),
  reply: z.object({ moved: z.int() }),
  errors: ['exams.unknown-question', 'exams.unknown-category'],
})

export const removeQuestions = endpoint({
  ...byTeachers,
  path: 'question/remove',
  prose: 'Takes questions out of the bank; exams that ask them keep them.',
  body: z.strictObject({ questionIds: someQuestions }),
  reply: z.object({ removed: z.int() }),
  errors: ['exams.unknown-question'],
})

export const restoreQuestions = endpoint({
  ...byTeachers,
  path: 'question/restore',
  prose: 'Brings removed questions back into the bank.',
  body: z.strictObject({ questionIds: someQuestions }),
  reply: z.object({ restored: z.int() }),
  errors: ['exams.unknown-question'],
})

const tried = { question, seed: z.string().max(60) }

export const previewQuestion = endpoint({
  ...byTeachers,
  path: 'question/preview',
  prose: 'A question as one candidate would see it; another `seed` is another candidate.',
  body: z.strictObject(tried),
  reply: z.object({ asked: askedQuestion, whyNotAsk: questionIssue.nullable() }),
  errors: [],
  bodyLimit: 2 * 1024 * 1024,
})

export const tryQuestion = endpoint({
  ...byTeachers,
  path: 'question/try',
  prose: 'What an answer to a question would be worth, and what is said to it; nothing is stored.',
  body: z.strictObject({ ...tried, value: answerValue }),
  reply: markedAnswer,
  errors: ['exams.not-an-answer'],
  bodyLimit: 2 * 1024 * 1024,
})
