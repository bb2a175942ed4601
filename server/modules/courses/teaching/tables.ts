import type { ListOutcome } from '@arvand/contracts/teacher/students'
import type { ColumnType, Generated } from 'kysely'
import { lens } from '#platform/database'
import type { CoursesTables, SubmissionRow } from '../tables.ts'

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
  /** Where it stood in the list in which it was typed. */
  line: number | null
}

export interface MarkTurnRow {
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

interface TeachingTables extends CoursesTables {
  'courses.submissions': SubmissionRow & { is_waiting: Generated<boolean> }
  'courses.enrolment_lists': EnrolmentListRow
  'courses.enrolment_list_lines': EnrolmentListLineRow
  'courses.invitations': InvitationRow
  'courses.mark_turns': MarkTurnRow
  'courses.weights': WeightRow
  'courses.lesson_access': {
    enrolment_id: string
    person_id: string
    course_id: string
    lesson_id: string
    opens_at: Date | null
    done_steps: number
    missing: string[]
  }
  // What identity publishes.
  'identity.people': { id: string; name: string; has_left: boolean }
  'identity.name_keys': { person_id: string; name_key: string }
  'identity.contacts': { person_id: string; name: string; mobile: string | null }
}

/** What teaching sees of the database. */
export const teaching = lens<TeachingTables>()
