import type { AnswerValue } from '@arvand/contracts/asked-questions'
import type { StaffRight } from '@arvand/contracts/courses'
import type { ExamSettings } from '@arvand/contracts/exams'
import type { KonkurChoices } from '@arvand/contracts/konkur'
import type { LessonContent, LessonKind } from '@arvand/contracts/lesson-content'
import type { Question, QuestionIssue, QuestionKindName } from '@arvand/contracts/questions'
import type { QuestionReport, WrittenFormat } from '@arvand/contracts/teacher/question-exchange'
import type { ColumnType, Generated } from 'kysely'
import type { StaffRole } from '#modules/courses'
import { lens } from '#platform/database'
import type { AttemptPaper, PublishedPaper } from './exam.ts'
import type { PracticeTables } from './practice-tables.ts'
import type { RegradingTables } from './regrading-tables.ts'

export interface CategoryRow {
  readonly id: string
  readonly owner_id: string
  parent_id: string | null
  title: string
  position: number
}

export interface QuestionRow {
  readonly id: string
  readonly owner_id: string
  category_id: string | null
  kind: QuestionKindName
  draft: ColumnType<Question, string, string>
  /** Of the draft. */
  revision: Generated<number>
  why_not_ask: QuestionIssue | null
  /** 0: none yet. */
  version: Generated<number>
  is_changed: Generated<boolean>
  /** In hundredths. */
  points: number
  tags: Generated<string[]>
  excerpt: string
  search_key: string
  readonly created_at: Date
  changed_at: Date
  removed_at: Generated<Date | null>
}

export interface VersionRow {
  readonly question_id: string
  readonly version: number
  content: ColumnType<Question, string, never>
  by_id: string | null
  readonly at: Date
}

export interface QuestionFileRow {
  readonly question_id: string
  readonly file_id: string
}

export interface ExamRow {
  readonly id: string
  readonly course_id: string
  readonly owner_id: string
  title: string
  settings: ColumnType<ExamSettings, string, string>
  revision: Generated<number>
  paper: ColumnType<PublishedPaper | null, string | null, string | null>
  opens_at: Date | null
  closes_at: Date | null
  published_at: Date | null
  /** Of its public page. */
  slug: Generated<string | null>
  /** Null: for learners of its course alone. */
  price: Generated<number | null>
  /** Until when somebody may still be writing after the end of the exam. */
  extended_to: Generated<Date | null>
  readonly created_at: Date
  changed_at: Date
}

/** Who has bought an exam. */
interface AccessRow {
  readonly entitlement_id: string
  readonly exam_id: string
  readonly person_id: string
  readonly at: Date
}

export interface AttemptRow {
  readonly id: string
  readonly exam_id: string
  readonly person_id: string
  readonly number: number
  readonly started_at: Date
  readonly paper: ColumnType<AttemptPaper, string, never>
  /** Null: the exam asks for none. */
  readonly choices: ColumnType<KonkurChoices | null, string | undefined, never>
}

export interface AttemptHeadRow {
  readonly attempt_id: string
  readonly person_id: string
  session_id: string
  sequence: Generated<number>
  receipt: Generated<string | null>
  ends_at: Date
  submitted_at: Generated<Date | null>
  submitted_by: Generated<'candidate' | 'clock' | 'teacher' | null>
  /** Its clock stands still since then. */
  stopped_at: Generated<Date | null>
  /** How often another device took it over. */
  takeovers: Generated<number>
}

export interface ExtensionRow {
  readonly id: string
  readonly attempt_id: string
  readonly minutes: number
  readonly reason: string
  readonly old_end: Date
  readonly new_end: Date
  readonly by_id: string | null
  readonly at: Date
}

export interface MessageRow {
  readonly id: string
  readonly exam_id: string
  /** Null: for everybody who takes the exam. */
  readonly attempt_id: string | null
  readonly text: string
  readonly by_id: string | null
  readonly at: Date
}

export interface HeartbeatRow {
  readonly attempt_id: string
  seen_at: Date
  /** How often its candidate left the page. */
  times_left: number
}

/** An answer in a save. */
export interface StoredAnswer {
  readonly questionId: string
  readonly value: AnswerValue
  readonly flagged: boolean
}

export interface SaveRow {
  readonly attempt_id: string
  readonly sequence: number
  readonly session_id: string
  readonly at: Date
  readonly answers: ColumnType<StoredAnswer[], string, never>
  readonly fingerprint: Buffer
  readonly receipt: string
}

export interface LateSaveRow {
  readonly id: string
  readonly attempt_id: string
  readonly sequence: number
  readonly session_id: string
  readonly at: Date
  readonly answers: ColumnType<StoredAnswer[], string, never>
  readonly why: 'time-over' | 'taken-over' | 'submitted' | 'stopped'
}

/** A file that answers a question. */
export interface AnswerFileRow {
  readonly file_id: string
  readonly attempt_id: string
  readonly question_id: string
}

export interface MarkRow {
  readonly attempt_id: string
  readonly question_id: string
  readonly answer: ColumnType<AnswerValue, string | null, never>
  percent: number | null
  points: number
  readonly most: number
  /** The chosen level of each criterion, where a person marked by a rubric. */
  levels: ColumnType<Record<string, string>, string | undefined, string>
  comment: Generated<string | null>
  marker_id: Generated<string | null>
  marked_at: Generated<Date | null>
}

/** A marking by a person. */
export interface MarkingRow {
  readonly id: string
  readonly attempt_id: string
  readonly question_id: string
  readonly points: number
  readonly levels: ColumnType<Record<string, string>, string, never>
  readonly comment: string | null
  readonly marker_id: string | null
  readonly at: Date
}

/** The sums of the marks of an attempt that was handed in. */
export interface ResultRow {
  readonly attempt_id: string
  readonly exam_id: string
  points: number
  most: number
  /** Answers that a person has to mark still. */
  waiting: number
}

/** How a lesson of a booklet went. */
interface KonkurScoreRow {
  readonly attempt_id: string
  readonly section_id: string
  readonly exam_id: string
  right: number
  wrong: number
  empty: number
  percent: number
}

/** What an export writes. */
export interface ExportWish {
  readonly format: WrittenFormat
  readonly questionIds: readonly string[]
}

export interface QuestionExchangeRow {
  readonly id: string
  readonly person_id: string
  readonly direction: 'import' | 'export'
  state: Generated<'waiting' | 'working' | 'read' | 'done' | 'failed' | 'cancelled'>
  file_id: string | null
  file_name: string | null
  readonly wish: ColumnType<ExportWish | null, string | undefined, never>
  questions: Generated<number>
  report: ColumnType<QuestionReport | null, string | undefined, string>
  trouble: Generated<string | null>
  stored_file_ids: Generated<string[]>
  category_id: Generated<string | null>
  readonly created_at: Date
  changed_at: Date
}

/** A question of a file that is not in the bank yet. */
export interface ImportedQuestionRow {
  readonly exchange_id: string
  readonly position: number
  readonly content: ColumnType<Question, string, never>
  readonly tags: string[]
  readonly category: string[]
}

interface Tables extends PracticeTables, RegradingTables {
  'exams.question_exchanges': QuestionExchangeRow
  'exams.imported_questions': ImportedQuestionRow
  'exams.exams': ExamRow
  'exams.accesses': AccessRow
  'exams.attempts': AttemptRow
  'exams.attempt_heads': AttemptHeadRow
  'exams.saves': SaveRow
  'exams.late_saves': LateSaveRow
  'exams.extensions': ExtensionRow
  'exams.messages': MessageRow
  'exams.heartbeats': HeartbeatRow
  'exams.answer_files': AnswerFileRow
  'exams.marks': MarkRow
  'exams.markings': MarkingRow
  'exams.results': ResultRow
  'exams.konkur_scores': KonkurScoreRow
  'courses.known_courses': {
    readonly id: string
    readonly slug: string
    readonly title: string
    readonly state: string
    readonly category: string
    readonly owner_id: string
    readonly access_days: number | null
  }
  'courses.course_lessons': {
    readonly id: string
    readonly course_id: string
    readonly section_id: string
    readonly position: number
    readonly title: string
    readonly kind: LessonKind
    readonly is_published: boolean
    readonly content: LessonContent
  }
  'courses.course_sections': { readonly id: string; readonly position: number }
  'courses.known_categories': {
    readonly slug: string
    readonly title: string
    readonly palette: string
    readonly position: number
  }
  'courses.course_staff': {
    readonly course_id: string
    readonly person_id: string
    readonly role: StaffRole
    readonly rights: readonly StaffRight[]
  }
  'courses.learners': {
    readonly course_id: string
    readonly person_id: string
    readonly state: string
    readonly expires_at: Date | null
  }
  'exams.categories': CategoryRow
  'exams.questions': QuestionRow
  'exams.question_versions': VersionRow
  'exams.question_files': QuestionFileRow
  'identity.people': {
    readonly id: string
    readonly name: string
    readonly handle: string | null
    readonly has_left: boolean
  }
}

/** This module's view of the database. */
export const exams = lens<Tables>()
