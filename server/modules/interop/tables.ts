import type { ColumnType, Generated } from 'kysely'
import { lens } from '#platform/database'
import type { Statement } from './statement.ts'

/** This module's view of the database. */
export const interop = lens<{
  'interop.statements': {
    readonly id: string
    readonly person_id: string
    readonly statement: ColumnType<Statement, string, never>
    readonly at: Date
    sent_at: Date | null
    is_refused: Generated<boolean>
  }
  'courses.known_courses': { readonly id: string; readonly slug: string; readonly title: string }
  'courses.course_lessons': { readonly id: string; readonly course_id: string; readonly title: string }
  'exams.known_exams': { readonly id: string; readonly title: string; readonly can_be_passed: boolean }
  'live.known_webinars': { readonly id: string; readonly slug: string | null; readonly title: string }
}>()
