import type { CourseState, EnrolmentSource, EnrolmentState, StaffRight } from '@arvand/contracts/courses'
import type { LessonContent, LessonKind } from '@arvand/contracts/lesson-content'
import type { ListOutcome } from '@arvand/contracts/teacher/students'
import type { ColumnType, Generated } from 'kysely'
import { lens } from '#platform/database'

export interface EnrolmentListRow {
  readonly id: string
  course_id: string
  cohort_id: string | null
  by_id: string
  at: Date
  lines: number
}

export interface EnrolmentListLineRow {
  readonly list_id: string
  readonly line: number
  given: string
  mobile: string | null
  outcome: ListOutcome | 'waiting'
}

export interface InvitationRow {
  readonly id: string
  course_id: string
  cohort_id: string | null
  mobile: string
  by_id: string
  at: Date
  sent_at: Generated<Date | null>
  taken_at: Generated<Date | null>
  person_id: Generated<string | null>
  settled_at: Generated<Date | null>
  /** The mobile's line in the list in which it was typed. */
  line: number | null
}

export interface MarkTransitionRow {
  readonly id: string
  submission_id: string
  marker_id: string
  levels: ColumnType<Record<string, string>, string, never>
  points: number
  comment: string | null
  at: Date
}

export interface WeightRow {
  readonly course_id: string
  readonly item: string
  weight: number
}

/** A view: mobiles that were invited and whose owners have not opened the course. */
export interface OpenInvitationRow {
  readonly id: string
  readonly course_id: string
  readonly cohort_id: string | null
  readonly mobile: string
  readonly by_id: string
  readonly at: Date
  readonly person_id: string | null
  readonly line: number | null
}

export interface AnnouncementRow {
  readonly id: string
  course_id: string
  cohort_id: string | null
  author_id: string
  title: string
  body: string
  /** When it was published; of a scheduled one, when it will be. */
  at: Date
  is_published: Generated<boolean>
}

export interface AnnouncementReadRow {
  readonly announcement_id: string
  readonly person_id: string
  readonly at: Date
}

export interface SubmissionRow {
  readonly id: string
  enrolment_id: string
  lesson_id: string
  number: number
  text: string | null
  file_ids: Generated<string[]>
  late: boolean
  at: Date
  /** True for the newest submission of a learner to a lesson, until it is marked. */
  is_waiting: Generated<boolean>
}

export interface MarkRow {
  readonly submission_id: string
  marker_id: string
  levels: ColumnType<Record<string, string>, string, string>
  points: number
  comment: string | null
  at: Date
}

/** Views that the module courses publishes. */
interface CoursesViews {
  'courses.known_courses': {
    readonly id: string
    readonly slug: string
    readonly title: string
    readonly state: CourseState
    readonly owner_id: string
    readonly steps: number
    readonly access_days: number | null
  }
  'courses.course_staff': {
    readonly course_id: string
    readonly person_id: string
    readonly role: 'owner' | 'teacher' | 'assistant'
    readonly rights: StaffRight[]
  }
  'courses.course_sections': {
    readonly id: string
    readonly course_id: string
    readonly position: number
    readonly title: string
  }
  'courses.course_lessons': {
    readonly id: string
    readonly course_id: string
    readonly section_id: string
    readonly position: number
    readonly title: string
    readonly kind: LessonKind
    readonly steps: number
    readonly is_published: boolean
    readonly content: LessonContent
  }
  'courses.course_cohorts': {
    readonly id: string
    readonly course_id: string
    readonly title: string
    readonly starts_on: string
    readonly ends_on: string | null
    readonly seats: number | null
  }
  'courses.learners': {
    readonly id: string
    readonly course_id: string
    readonly person_id: string
    readonly cohort_id: string | null
    readonly state: EnrolmentState
    readonly source: EnrolmentSource
    readonly enrolled_at: Date
    readonly expires_at: Date | null
    readonly distinct_steps: number
    readonly seen_at: Date
    readonly opened_at: Date | null
    readonly announcements_seen_at: Date | null
    readonly first_opened_at: Date | null
  }
  'courses.learner_turns': {
    readonly id: string
    readonly enrolment_id: string
    readonly state: EnrolmentState
    readonly by_id: string | null
    readonly reason: string | null
    readonly at: Date
  }
  'courses.fact_steps': {
    readonly enrolment_id: string
    readonly lesson_id: string
    readonly step: number
    readonly at: Date
  }
  'courses.lesson_access': {
    readonly enrolment_id: string
    readonly lesson_id: string
    readonly opens_at: Date | null
    readonly missing: string[]
  }
}

interface TeachingTables extends CoursesViews {
  'teaching.announcements': AnnouncementRow
  'teaching.announcement_reads': AnnouncementReadRow
  'teaching.submissions': SubmissionRow
  'teaching.marks': MarkRow
  'teaching.mark_turns': MarkTransitionRow
  'teaching.weights': WeightRow
  'teaching.enrolment_lists': EnrolmentListRow
  'teaching.enrolment_list_lines': EnrolmentListLineRow
  'teaching.invitations': InvitationRow
  'teaching.open_invitations': OpenInvitationRow
  // Views that the module identity publishes.
  'identity.people': { id: string; name: string; has_left: boolean }
  'identity.name_keys': { person_id: string; name_key: string }
  'identity.contacts': { person_id: string; name: string; mobile: string | null }
}

/** This module's view of the database. */
export const teaching = lens<TeachingTables>()
