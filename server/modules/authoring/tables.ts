import type { ReviewNote, ReviewTopic } from '@arvand/contracts/course-review'
import type { CourseLevel, CourseState, EnrolmentState, StaffRight } from '@arvand/contracts/courses'
import type { LessonContent, LessonKind } from '@arvand/contracts/lesson-content'
import type { RichText } from '@arvand/contracts/rich-text'
import type { ColumnType, Generated } from 'kysely'
import type { StaffRole } from '#modules/courses'
import { lens } from '#platform/database'

/** A jsonb column: read as a value, written as JSON text. */
type Json<T> = ColumnType<T, string, string>

export interface StaffInvitationRow {
  readonly id: string
  course_id: string
  who: string
  person_id: Generated<string | null>
  role: Exclude<StaffRole, 'owner'>
  rights: StaffRight[]
  share_percent: number
  by_id: string
  at: Date
}

export interface LessonVersionRow {
  readonly lesson_id: string
  readonly version: number
  title: string
  content: Json<LessonContent>
  saved_by: string
  saved_at: Date
}

export interface ReviewNoteRow {
  readonly id: string
  readonly course_id: string
  readonly subject: ReviewNote['subject']
  readonly section_id: string | null
  readonly lesson_id: string | null
  readonly title: string
  readonly topic: ReviewTopic | null
  readonly text: string
  readonly by_id: string
  readonly at: Date
  /** The decision with which the teachers got it. */
  turn_id: Generated<string | null>
}

export interface ReviewNoteTurnRow {
  readonly id: string
  readonly note_id: string
  readonly is_done: boolean
  readonly by_id: string
  readonly at: Date
}

export interface ReviewCheckRow {
  readonly id: string
  readonly course_id: string
  readonly topic: ReviewTopic
  readonly is_checked: boolean
  readonly by_id: string
  readonly at: Date
}

/** A course in the view that the module courses publishes. */
export interface KnownCourse {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly state: CourseState
  readonly owner_id: string
  readonly steps: number
  readonly access_days: number | null
  readonly category: string
  readonly level: CourseLevel
  readonly summary: string
  readonly description: RichText
  readonly outcomes: string[]
  readonly requirements: string[]
  readonly cover_file_id: string | null
  readonly price: number
  readonly list_price: number
  readonly in_plus: boolean
  readonly lessons: number
  readonly minutes: number
  readonly learners: number
  readonly version: number
  readonly outline_version: number
  readonly created_at: Date
  readonly changed_at: Date
  readonly submitted_at: Date | null
  readonly published_at: Date | null
}

interface Release {
  readonly release_at: Date | null
  readonly release_after_days: number | null
}

interface CoursesViews {
  'courses.known_courses': KnownCourse
  'courses.known_categories': {
    readonly slug: string
    readonly title: string
    readonly palette: string
    readonly position: number
  }
  'courses.known_course_turns': {
    readonly id: string
    readonly course_id: string
    readonly state: CourseState
    readonly by_id: string
    readonly reason: string | null
    readonly at: Date
  }
  'courses.course_staff': {
    readonly course_id: string
    readonly person_id: string
    readonly role: StaffRole
    readonly rights: StaffRight[]
    readonly share_percent: number
    readonly added_at: Date
  }
  'courses.course_sections': Release & {
    readonly id: string
    readonly course_id: string
    readonly position: number
    readonly title: string
  }
  'courses.course_lessons': Release & {
    readonly id: string
    readonly course_id: string
    readonly section_id: string
    readonly position: number
    readonly title: string
    readonly kind: LessonKind
    readonly steps: number
    readonly is_published: boolean
    readonly content: LessonContent
    readonly minutes: number
    readonly is_preview: boolean
    readonly version: number
    readonly changed_at: Date
  }
  'courses.known_removals': {
    readonly id: string
    readonly course_id: string
    readonly by_id: string
    readonly at: Date
    /** Null: a lesson alone was removed. */
    readonly section_id: string | null
    readonly title: string
    readonly lessons: number
  }
  'courses.required_lessons': {
    readonly lesson_id: string
    readonly course_id: string
    readonly required_lesson_id: string
  }
  'courses.required_courses': { readonly course_id: string; readonly required_course_id: string }
  'courses.shown_files': { readonly lesson_id: string; readonly course_id: string; readonly file_id: string }
  'courses.learners': { readonly id: string; readonly course_id: string; readonly state: EnrolmentState }
}

export interface AuthoringTables extends CoursesViews {
  'authoring.staff_invitations': StaffInvitationRow
  'authoring.lesson_versions': LessonVersionRow
  'authoring.review_notes': ReviewNoteRow
  'authoring.review_note_turns': ReviewNoteTurnRow
  'authoring.review_checks': ReviewCheckRow
  // Views that the module identity publishes.
  'identity.people': {
    id: string
    name: string
    handle: string | null
    roles: string[]
    has_left: boolean
  }
  'identity.contacts': { person_id: string; name: string; mobile: string | null }
}

/** This module's view of the database; the folder `exchange` adds its own table to it. */
export const authoring = lens<AuthoringTables>()
