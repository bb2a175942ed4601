import type { CourseLevel } from '@arvand/contracts/courses'
import type { LessonContent } from '@arvand/contracts/lesson-content'
import type { RichText } from '@arvand/contracts/rich-text'
import type { ExchangeReport, LeftOutReason } from '@arvand/contracts/teacher/exchange'
import type { LossReason, UnreadReason } from '@arvand/contracts/teacher/question-exchange'
import type { JsonValue } from '#plugs/lesson-kind'
import type { ImportedExam, ImportedQuestion } from '#pure/exams'

/** A course that was read from an archive and is not stored yet; its files are stored already. */
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
  /** Identifies the lesson within this draft, for links and for the lessons that require it. */
  readonly key: string
  readonly title: string
  /** The kind that it had in the other system, e.g. `page`; for the report. */
  readonly was: string
  readonly minutes: number
  /** Its measured length. */
  readonly seconds?: number | undefined
  readonly isPreview: boolean
  readonly isPublished: boolean
  readonly releaseAfterDays: number | null
  readonly requires: readonly string[]
  /** Titles of the parts that were joined to its beginning, e.g. of labels. */
  readonly joined?: readonly string[]
  readonly content: LessonContent
  /** Only of an exam that came with the course. */
  readonly exam?: ImportedExam | undefined
  /** Only from an Arvand course file: the further data of the lesson's kind. */
  readonly beside?: JsonValue | undefined
}

/** Something that was not imported, and why. */
export interface LeftOut {
  readonly title: string
  readonly was: string
  readonly reason: LeftOutReason
  readonly within: string | null
  /** The title of its section. */
  readonly section?: string
  /** Of a question: why it or a part of it did not come. */
  readonly question?: UnreadReason | LossReason
}

/** Takes a course piece by piece; `at` is the place of a section. */
export interface CourseSink {
  section(at: number, section: Omit<SectionDraft, 'lessons'>): Promise<void>
  lesson(at: number, lesson: LessonDraft): Promise<void>
  leave(what: LeftOut): Promise<void>
}

export interface Reading {
  readonly course: CourseDraft
  /** For the bank of its owner. */
  readonly questions: readonly ImportedQuestion[]
  readonly leftOut: readonly LeftOut[]
  /** Ids of the files that were stored for it. */
  readonly files: readonly string[]
}

/** Pure: what came in and what did not. */
export const reportOf = ({ course, questions, leftOut, files }: Reading): ExchangeReport => ({
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
  questions: questions.length,
})

/** What a reader of another system’s course gives; files and questions go to the app as they are found. */
export type ForeignCourse = Pick<Reading, 'course' | 'leftOut'>
