import type { Generated, GeneratedAlways } from 'kysely'
import { lens } from '#platform/database'
import type { CoursesTables } from '../tables.ts'

/** The view that computes when lessons open to learners (migration lesson-access). */
export interface LessonAccessRow {
  readonly enrolment_id: string
  readonly person_id: string
  readonly course_id: string
  readonly lesson_id: string
  readonly opens_at: Date | null
  readonly done_steps: number
  readonly missing: string[]
}

export interface CueRow {
  readonly lesson_id: string
  readonly number: number
  second: number | null
  until: number | null
  step: number | null
  text: string
  text_key: GeneratedAlways<string>
}

interface CalendarAddressRow {
  readonly person_id: string
  number: Generated<number>
  renewed_at: Date
}

interface Contact {
  readonly person_id: string
  readonly name: string
  readonly mobile: string | null
}

/** This folder's view of the database: the module's tables, its own, and contacts that identity publishes. */
export const learning = lens<
  CoursesTables & {
    'courses.lesson_access': LessonAccessRow
    'courses.cues': CueRow
    'courses.unread_lessons': { readonly lesson_id: string; changes: Generated<number> }
    'courses.calendar_addresses': CalendarAddressRow
    'identity.contacts': Contact
  }
>()
