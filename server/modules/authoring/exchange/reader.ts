import { courseLevel } from '@arvand/contracts/courses'
import { lessonContent } from '@arvand/contracts/lesson-content'
import { richText } from '@arvand/contracts/rich-text'
import { leftOutReasons } from '@arvand/contracts/teacher/exchange'
import { lossReasons, unreadReasons } from '@arvand/contracts/teacher/question-exchange'
import { z } from 'zod'
import type { Reader } from '#platform/reader-process'
import { importedExam, importedQuestion } from '#pure/exams'
import type { ReadTrouble } from './tables.ts'

const GB = 1024 ** 3
const text = z.string().max(2000)
const days = z.int().min(0).max(3650).nullable()
const place = z.int().min(0).max(9999)

export const lessonDraft = z.strictObject({
  key: z.string().max(300),
  title: text,
  was: z.string().max(80),
  minutes: z.int().min(0).max(100_000),
  seconds: z.int().min(0).max(6_000_000).optional(),
  isPreview: z.boolean(),
  isPublished: z.boolean(),
  releaseAfterDays: days,
  requires: z.array(z.string().max(300)).max(100),
  joined: z.array(text).max(2000).optional(),
  content: lessonContent,
  exam: importedExam.optional(),
  beside: z.json().optional(),
})

export const leftOut = z.strictObject({
  title: text,
  was: z.string().max(80),
  reason: z.enum(leftOutReasons),
  within: text.nullable(),
  section: text.optional(),
  question: z.enum([...unreadReasons, ...lossReasons]).optional(),
})

/** The messages of the reader: it sends a course piece by piece, so that no message holds a whole course. */
const asked = z.union([
  /** Answered with the stored file, or null. */
  z.strictObject({
    store: z.strictObject({
      name: z.string().max(500),
      use: z.enum(['cover', 'lesson', 'captions', 'package']),
      /** The file's name in the output folder. */
      file: z.string().max(100),
    }),
  }),
  z.strictObject({ progress: z.strictObject({ done: z.int().min(0), all: z.int().min(0) }) }),
  z.strictObject({ section: z.strictObject({ at: place, title: text, releaseAfterDays: days }) }),
  z.strictObject({ lesson: lessonDraft, at: place }),
  z.strictObject({ question: importedQuestion }),
  z.strictObject({ leftOut }),
])
export type ExchangeAsked = z.output<typeof asked>
/** What the process sends, before defaults are filled in. */
export type ExchangeSaid = z.input<typeof asked>

const about = z.strictObject({
  title: text,
  summary: text,
  description: richText,
  outcomes: z.array(text).max(50),
  requirements: z.array(text).max(50),
  category: z.string().max(80).nullable(),
  level: courseLevel,
  accessDays: z.int().min(1).max(3650).nullable(),
  coverFileId: z.uuid().nullable(),
})
export type CourseAbout = z.output<typeof about>

/** Reads an uploaded file as a course: an Arvand course file, or a backup of another system. */
export const courseReader: Reader<null, ExchangeAsked, CourseAbout, ReadTrouble> = {
  name: 'course',
  code: new URL('./read-course-archive.ts', import.meta.url),
  lane: 'job',
  asked,
  result: about,
  refusals: [
    ...(['not-an-archive', 'too-large', 'unsafe-name', 'damaged', 'not-a-course'] as const),
    ...(['too-old', 'h5p', 'cmi5', 'xapi', 'a-package'] as const),
  ],
  limits: { memory: 320 * 1024 ** 2, seconds: 600, silence: 20, written: 6 * GB, messages: 200_000 },
}
