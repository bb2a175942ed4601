import { courseLevel } from '@arvand/contracts/courses'
import { instant } from '@arvand/contracts/fields'
import { lessonContent } from '@arvand/contracts/lesson-content'
import { richText } from '@arvand/contracts/rich-text'
import { z } from 'zod'

/**
 * A course as one file: a zip of `course.json`, shaped as here, and each file of the course under `files/<id>`. Later
 * versions must still read this format.
 */
export const courseFileName = 'course.json'
export const pathInCourseFile = (fileId: string): string => `files/${fileId}`

const days = z.int().min(0).max(3650).nullable()
const text = z.string().max(2000)

export const courseFileLesson = z.object({
  id: z.uuid(),
  title: text,
  minutes: z.int().min(0).max(100_000),
  /** Of a length that was measured; files of earlier versions have none. */
  seconds: z.int().min(0).max(6_000_000).optional(),
  isPreview: z.boolean(),
  isPublished: z.boolean(),
  releaseAfterDays: days,
  requires: z.array(z.uuid()).max(100),
  content: lessonContent,
  /** Further data of the lesson's kind (`exported` of its plug). */
  beside: z.json().optional(),
})

export const courseFileSection = z.object({ title: text, releaseAfterDays: days })

/** A file of the course; its content is in the zip. */
export const courseFileEntry = z.object({
  id: z.uuid(),
  name: z.string().max(500),
  use: z.enum(['cover', 'lesson', 'captions', 'package']),
})

/** All but the sections and the files, which may be many and are read one by one. */
export const courseFileHead = z.object({
  format: z.literal('arvand-course'),
  version: z.literal(1),
  writtenAt: instant,
  course: z.object({
    title: text,
    summary: text,
    description: richText,
    outcomes: z.array(text).max(50),
    requirements: z.array(text).max(50),
    category: z.string().max(80),
    level: courseLevel,
    accessDays: z.int().min(1).max(3650).nullable(),
    coverFileId: z.uuid().nullable(),
  }),
})

export interface CourseFile extends z.output<typeof courseFileHead> {
  readonly sections: readonly (z.output<typeof courseFileSection> & {
    readonly lessons: readonly z.output<typeof courseFileLesson>[]
  })[]
  readonly files: readonly z.output<typeof courseFileEntry>[]
}
