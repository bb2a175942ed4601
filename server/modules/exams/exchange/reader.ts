import { line, title } from '@arvand/contracts/fields'
import { question } from '@arvand/contracts/questions'
import { lossReason, questionFileFormat, unreadReason } from '@arvand/contracts/teacher/question-exchange'
import { z } from 'zod'
import type { Reader } from '#platform/reader-process'

const MB = 1024 ** 2
const words = (most: number) => z.string().max(most)

/** Of one question. */
const mostLosses = 200

const place = { number: z.int().min(1), line: z.int().min(0).nullable(), name: words(200) }
const loss = z.strictObject({ reason: lossReason, subject: words(200) })

/** The messages of the reader: it sends question by question, so that no message holds a whole file. */
const asked = z.union([
  /** Answered with a `StoredFile`, or null. */
  z.strictObject({ store: z.strictObject({ name: words(300), file: words(100) }) }),
  z.strictObject({
    question: z.strictObject({
      ...place,
      content: question,
      tags: z.array(line(1, 40)).max(12),
      category: z.array(title(1, 80)).max(8),
      losses: z.array(loss).max(mostLosses),
    }),
  }),
  z.strictObject({ unread: z.strictObject({ ...place, reason: unreadReason, subject: words(200) }) }),
])
export type QuestionAsked = z.output<typeof asked>
/** What the process sends, before defaults are filled in. */
export type QuestionSaid = z.input<typeof asked>
export type QuestionRead = Extract<QuestionAsked, { question: unknown }>['question']
export type UnreadQuestion = Extract<QuestionAsked, { unread: unknown }>['unread']

export const questionRefusals = ['not-questions', 'damaged', 'empty', 'too-large', 'archive'] as const
export type QuestionRefusal = (typeof questionRefusals)[number]

const result = z.strictObject({ format: questionFileFormat })

/** Reads an uploaded file as questions. */
export const questionReader: Reader<null, QuestionAsked, z.output<typeof result>, QuestionRefusal> = {
  name: 'questions',
  code: new URL('./read-question-file.ts', import.meta.url),
  lane: 'job',
  asked,
  result,
  refusals: questionRefusals,
  limits: { memory: 400 * MB, seconds: 300, silence: 30, written: 200 * MB, messages: 60_000 },
}
