import type { CourseLevel } from '@arvand/contracts/courses'
import type { RichText } from '@arvand/contracts/rich-text'
import { localDigits, toLatinDigits } from '@arvand/persian/digits'

/** The details of a course as the form holds them. */
export interface DetailsDraft {
  readonly title: string
  readonly summary: string
  readonly description: RichText
  readonly outcomes: string
  readonly requirements: string
  readonly category: string
  readonly level: CourseLevel
  readonly coverFileId: string | null
  readonly accessDays: string
  readonly slug: string
}

export const isDetailsDraft = (value: unknown): value is DetailsDraft =>
  typeof value === 'object' &&
  value !== null &&
  'summary' in value &&
  'description' in value &&
  'slug' in value

interface Stored extends Omit<DetailsDraft, 'outcomes' | 'requirements' | 'accessDays'> {
  readonly outcomes: readonly string[]
  readonly requirements: readonly string[]
  readonly accessDays: number | null
}

/** The stored details as the form shows them: a list is text with one entry a line. */
export const draftOf = (course: Stored): DetailsDraft => {
  const { title, summary, description, category, level, coverFileId, slug } = course
  return {
    ...{ title, summary, description, category, level, coverFileId, slug },
    outcomes: course.outcomes.join('\n'),
    requirements: course.requirements.join('\n'),
    accessDays: course.accessDays === null ? '' : localDigits(String(course.accessDays)),
  }
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*[-•*]\s*/, '').trim())
    .filter(Boolean)

/** The body of `course/save`; days that are not a number are sent on, for the server to refuse. */
export const askOf = (courseId: string, version: number, draft: DetailsDraft) => {
  const days = toLatinDigits(draft.accessDays).trim()
  return {
    ...draft,
    courseId,
    version,
    outcomes: linesOf(draft.outcomes),
    requirements: linesOf(draft.requirements),
    accessDays: days === '' ? null : Number(days) || 0,
  }
}
