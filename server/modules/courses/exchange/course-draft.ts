import type { CourseLevel } from '@arvand/contracts/courses'
import type { LessonContent } from '@arvand/contracts/lesson-content'
import type { RichText } from '@arvand/contracts/rich-text'
import type { ExchangeReport, LeftOutReason } from '@arvand/contracts/teacher/exchange'

/** A course on its way in, whatever it came from; its files are kept already. */
export interface CourseDraft {
  readonly title: string
  readonly summary: string
  readonly description: RichText
  readonly outcomes: readonly string[]
  readonly requirements: readonly string[]
  readonly category: string | null
  readonly level: CourseLevel
  readonly accessDays: number | null
  readonly coverFileId: string | null
  readonly sections: readonly SectionDraft[]
}

export interface SectionDraft {
  readonly title: string
  readonly releaseAfterDays: number | null
  readonly lessons: readonly LessonDraft[]
}

export interface LessonDraft {
  /** Names it to the lessons that require it, within this draft. */
  readonly key: string
  readonly title: string
  /** What it was where it came from, e.g. `page`; for the report. */
  readonly was: string
  readonly minutes: number
  readonly isPreview: boolean
  readonly isPublished: boolean
  readonly releaseAfterDays: number | null
  readonly requires: readonly string[]
  readonly content: LessonContent
}

/** Something that did not come in, and why. */
export interface LeftOut {
  readonly title: string
  readonly was: string
  readonly reason: LeftOutReason
  readonly within: string | null
}

export interface Reading {
  readonly course: CourseDraft
  readonly leftOut: readonly LeftOut[]
  /** Ids of the files that were kept for it. */
  readonly files: readonly string[]
}

/** Pure: what came in and what did not. */
export const reportOf = ({ course, leftOut, files }: Reading): ExchangeReport => ({
  lessons: course.sections.flatMap(({ lessons }) =>
    lessons.map(({ title, content: { kind }, was }) => ({ title, kind, was })),
  ),
  leftOut: [...leftOut].sort((a, b) => Number(a.within !== null) - Number(b.within !== null)),
  files: files.length,
})
