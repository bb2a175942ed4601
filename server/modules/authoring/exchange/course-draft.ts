import type { CourseLevel } from '@arvand/contracts/courses'
import type { LessonContent } from '@arvand/contracts/lesson-content'
import type { RichText } from '@arvand/contracts/rich-text'
import type { ExchangeReport, LeftOutReason } from '@arvand/contracts/teacher/exchange'
import type { JsonValue } from '#plugs/lesson-kind'

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
  /** Titles of what is its beginning now, e.g. of labels. */
  readonly joined?: readonly string[]
  readonly content: LessonContent
  /** Of a course file of ours: what its kind says besides. */
  readonly beside?: JsonValue | undefined
}

/** Something that did not come in, and why. */
export interface LeftOut {
  readonly title: string
  readonly was: string
  readonly reason: LeftOutReason
  readonly within: string | null
  /** The section that it stood in. */
  readonly section?: string
}

/** Takes a course piece by piece; sections are told by their place. */
export interface CourseSink {
  section(at: number, section: Omit<SectionDraft, 'lessons'>): Promise<void>
  lesson(at: number, lesson: LessonDraft): Promise<void>
  leave(what: LeftOut): Promise<void>
}

export interface Reading {
  readonly course: CourseDraft
  readonly leftOut: readonly LeftOut[]
  /** Ids of the files that were kept for it. */
  readonly files: readonly string[]
}

/** Pure: what came in and what did not. */
export const reportOf = ({ course, leftOut, files }: Reading): ExchangeReport => ({
  lessons: course.sections.flatMap((section) =>
    section.lessons.map(({ title, content: { kind }, was, joined }) => ({
      title,
      kind,
      was,
      ...(section.title ? { section: section.title } : {}),
      ...(joined && joined.length > 0 ? { joined: [...joined] } : {}),
    })),
  ),
  leftOut: [...leftOut].sort((a, b) => Number(a.within !== null) - Number(b.within !== null)),
  files: files.length,
})
