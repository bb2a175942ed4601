import type { SchoolTrouble } from '@arvand/contracts/panel/manage-schools'
import type { Selectable } from 'kysely'
import { lens, type Tables } from '#platform/database'
import type { Statement } from './statement.ts'
import type { Told } from './told-by-school.ts'

export type InteropTables = Tables<
  | 'interop'
  | 'courses.course_cohorts'
  | 'courses.course_lessons'
  | 'courses.course_sections'
  | 'courses.course_staff'
  | 'courses.known_categories'
  | 'courses.known_courses'
  | 'courses.learners'
  | 'courses.lesson_access'
  | 'exams.known_exams'
  | 'identity.contacts'
  | 'identity.people'
  | 'identity.teachers'
  | 'live.known_webinars',
  {
    'interop.statements': { statement: Statement }
    'interop.schools': { trouble: SchoolTrouble | null }
    'interop.school_logins': { told: Told | null }
    'interop.tool_links': { custom: Readonly<Record<string, string>> }
    'courses.course_lessons': { content: { readonly itemId?: string | null } }
  }
>

/** This module's view of the database. */
export const interop = lens<InteropTables>()

export type SchoolRow = Selectable<InteropTables['interop.schools']>
export type ToolRow = Selectable<InteropTables['interop.tools']>
export type LaunchRow = Selectable<InteropTables['interop.launches']>
