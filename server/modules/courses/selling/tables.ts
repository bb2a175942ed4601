import type { Generated } from 'kysely'
import { lens } from '#platform/database'
import type { CoursesTables } from '../tables.ts'

export interface OpeningRow {
  readonly entitlement_id: string
  course_id: string
  person_id: string
  by: 'purchase' | 'gift' | 'seat'
  opened_at: Date
  closed_at: Generated<Date | null>
}

/** This module's view of the database, with the openings by commerce. */
export const selling = lens<
  CoursesTables & { 'courses.openings': OpeningRow; 'identity.people': { id: string; has_left: boolean } }
>()
