import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, requestId } from '../fields.ts'
import { questionIssue, questionKind } from '../questions.ts'

/** Questions that come into the question bank from a file, and go out of it as one. */

export const questionFileFormats = ['gift', 'aiken', 'moodleXml', 'qti12', 'qti2', 'xlsx', 'csv'] as const
export const questionFileFormat = z.enum(questionFileFormats)
export type QuestionFileFormat = z.output<typeof questionFileFormat>

/** What is written. */
export const writtenFormat = z.enum(['moodleXml', 'gift', 'aiken', 'xlsx', 'csv', 'qti2'])
export type WrittenFormat = z.output<typeof writtenFormat>

/** Why a question does not come in, or is not written; each has a Persian sentence in the web. */
export const unreadReasons = [
  'description',
  'randomQuestion',
  'unknownKind',
  'multipleInText',
  'noBlanks',
  'wrongBlank',
  'wrongNumber',
  'expressionInText',
  'answersOfFormula',
  'wordsOnPicture',
  'severalMarkers',
  'pictureMissing',
  'noText',
  'fewOptions',
  'answerLineMissing',
  'answerUnknown',
  'answerUnclear',
  'braceOpen',
  'tooMany',
  'tooManyParts',
  'tooLong',
  'damaged',
  /** Out: the format has no such kind. */
  'kindOut',
] as const
export const unreadReason = z.enum(unreadReasons)
export type UnreadReason = z.output<typeof unreadReason>

/** What of a question is lost on its way in or out, while the rest of it comes. */
export const lossReasons = [
  // In.
  'picture',
  'outsidePicture',
  'sound',
  'file',
  'embeddedPart',
  'script',
  'link',
  'commonFeedback',
  'partFeedback',
  'relativeTolerance',
  'otherAnswers',
  'template',
  'markdown',
  'tags',
  'category',
  'allOrNothing',
  // Out.
  'unitsOut',
  'pictureOut',
  'soundOut',
  'formatOut',
  'hintsOut',
  'pointsOut',
  'wordLimitOut',
  'caseOut',
  'rubricOut',
  'areasOut',
  'feedbackOut',
  'shuffleOut',
  'percentsOut',
  'tagsOut',
  'categoryOut',
  'wildcardOut',
  'filesOut',
] as const
export const lossReason = z.enum(lossReasons)
export type LossReason = z.output<typeof lossReason>

/** Where a question stands in its file. */
const place = {
  /** Counted from 1, as the file has them. */
  number: z.int(),
  /** The line on which it begins. */
  line: z.int().nullable(),
  /** Its name in the file, or the beginning of its text. */
  name: z.string(),
}

export const questionReport = z.object({
  /** Null while the format is not known. */
  format: questionFileFormat.nullable(),
  kinds: z.array(
    z.object({
      kind: questionKind,
      questions: z.int(),
      /** Of them, those that come in as drafts since something is missing. */
      incomplete: z.int(),
    }),
  ),
  pictures: z.int(),
  /** The categories of the file, as paths. */
  categories: z.array(z.array(z.string())),
  /** At most 300, in the order of the file. */
  unread: z.array(z.object({ ...place, reason: unreadReason, subject: z.string() })),
  unreadCount: z.int(),
  /** Grouped by reason: in which questions it happened, at most 50 of them. */
  losses: z.array(
    z.object({
      reason: lossReason,
      questions: z.int(),
      places: z.array(z.object({ ...place, subject: z.string() })),
    }),
  ),
})
export type QuestionReport = z.output<typeof questionReport>

const exchange = z.object({
  id,
  direction: z.enum(['import', 'export']),
  /** `read`: it waits for the confirmation of the person. */
  state: z.enum(['waiting', 'working', 'read', 'done', 'failed', 'cancelled']),
  createdAt: instant,
  fileName: z.string().nullable(),
  /** Questions that are read, came in, or were written. */
  questions: z.int(),
  /** Why it failed: a Persian sentence that says what to do. */
  trouble: z.string().nullable(),
})

const byTeachers = { service: 'teacher', method: 'POST', access: 'teacher' } as const

export const readQuestionFile = endpoint({
  ...byTeachers,
  path: 'question/import/read',
  prose:
    'Begins to read questions from an uploaded file (GIFT, Aiken, Moodle XML, QTI, a table). Nothing comes into the bank before it is confirmed.',
  body: z.strictObject({ fileId: z.uuid('اول فایل سؤال‌ها را آپلود کنید.'), requestId }),
  reply: z.object({ exchangeId: id }),
  errors: ['media.unknown-file', 'media.wrong-use', 'exams.exchange-busy'],
})

export const confirmQuestionImport = endpoint({
  ...byTeachers,
  path: 'question/import/confirm',
  prose: 'Puts the questions that were read into the bank, all of them or none.',
  body: z.strictObject({
    exchangeId: id,
    /** The category that they come into; null: none. */
    categoryId: id.nullable().default(null),
    /** The categories of the file are made below it, where they are not there yet. */
    withCategories: z.boolean().default(false),
    /** Complete questions get their first version, so that exams can ask them at once. */
    asVersions: z.boolean().default(false),
    requestId,
  }),
  reply: z.object({ questions: z.int(), versions: z.int(), categoryId: id.nullable() }),
  errors: [
    'exams.unknown-exchange',
    'exams.exchange-over',
    'exams.unknown-category',
    'exams.too-many-categories',
    'exams.unknown-file',
    'exams.wrong-file',
  ],
})

export const exportQuestions = endpoint({
  ...byTeachers,
  path: 'question/export',
  prose: 'Begins to write questions into one file: those that are named, or a category with all below it.',
  body: z.strictObject({
    format: writtenFormat,
    questionIds: z.array(id).min(1).max(200).optional(),
    /** Without named questions; left out: the whole bank. */
    categoryId: z.union([id, z.literal('none')]).optional(),
    requestId,
  }),
  reply: z.object({ exchangeId: id }),
  errors: [
    'exams.unknown-question',
    'exams.unknown-category',
    'exams.nothing-to-export',
    'exams.too-many-to-export',
    'exams.exchange-busy',
  ],
})

export const showQuestionExchange = endpoint({
  ...byTeachers,
  path: 'question/exchange/show',
  prose:
    'One’s own import or export of questions: how far it is, its report, and the link to a written file.',
  body: z.strictObject({ exchangeId: id }),
  reply: z.object({
    exchange,
    report: questionReport.nullable(),
    /** The first questions of a file that was read. */
    preview: z.array(
      z.object({
        kind: questionKind,
        excerpt: z.string(),
        category: z.array(z.string()),
        tags: z.array(z.string()),
        whyNotAsk: questionIssue.nullable(),
      }),
    ),
    /** Where the questions came in. */
    categoryId: id.nullable(),
    /** The link to the written file, for this session only. */
    link: z.string().nullable(),
  }),
  errors: ['exams.unknown-exchange'],
})

export const cancelQuestionExchange = endpoint({
  ...byTeachers,
  path: 'question/exchange/cancel',
  prose: 'Calls off an import or export that is not over; what was read is removed.',
  body: z.strictObject({ exchangeId: id }),
  reply: z.object({}),
  errors: ['exams.unknown-exchange', 'exams.exchange-over'],
})
