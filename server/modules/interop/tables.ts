import type { SchoolTrouble } from '@arvand/contracts/panel/manage-schools'
import type { ColumnType, Generated, Selectable } from 'kysely'
import { lens } from '#platform/database'
import type { Statement } from './statement.ts'
import type { Told } from './told-by-school.ts'

interface ToolTable {
  /** The tool's client id. */
  readonly id: string
  title: string
  login_url: string
  launch_url: string
  redirect_url: string
  keyset_url: string
  shares_name: boolean
  revision: Generated<number>
  readonly made_at: Date
  closed_at: Date | null
}

export type ToolRow = Selectable<ToolTable>

interface SchoolTable {
  readonly id: string
  title: string
  issuer: string
  client_id: string
  authorize_url: string
  token_url: string
  keyset_url: string
  deployments: string[]
  revision: Generated<number>
  readonly made_by: string
  readonly made_at: Date
  closed_at: Date | null
  launched_at: Date | null
  graded_at: Date | null
  trouble: SchoolTrouble | null
  trouble_at: Date | null
}

export type SchoolRow = Selectable<SchoolTable>

export interface LaunchRow {
  readonly id: string
  readonly tool_id: string
  readonly person_id: string
  readonly lesson_id: string | null
  readonly at: Date
  told_at: Date | null
  chosen_at: Date | null
}

export interface InteropTables {
  'interop.statements': {
    readonly id: string
    readonly person_id: string
    readonly statement: ColumnType<Statement, string, never>
    readonly at: Date
    sent_at: Date | null
    is_refused: Generated<boolean>
  }
  'interop.tools': ToolTable
  'interop.tool_links': {
    readonly id: string
    readonly tool_id: string
    readonly owner_id: string
    readonly title: string
    readonly url: string
    readonly custom: ColumnType<Readonly<Record<string, string>>, string, never>
    /** Numeric: a text. */
    readonly most: ColumnType<string | null, number | null, never>
    readonly made_at: Date
  }
  'interop.launches': LaunchRow
  'interop.tool_scores': {
    readonly lesson_id: string
    readonly person_id: string
    /** Numeric: a text. */
    points: ColumnType<string | null, number | null, number | null>
    most: ColumnType<string, number, number>
    comment: string
    at: Date
  }
  'interop.schools': SchoolTable
  'interop.school_courses': {
    readonly school_id: string
    readonly course_id: string
    readonly added_at: Date
  }
  'interop.school_people': {
    readonly school_id: string
    readonly subject: string
    person_id: string
    is_made_here: boolean
    linked_at: Date
  }
  'interop.school_logins': {
    readonly id: string
    readonly school_id: string
    readonly browser_hash: Buffer
    readonly nonce: string
    readonly at: Date
    told_at: Date | null
    told: ColumnType<Told | null, string | null, string | null>
    used_at: Date | null
  }
  'interop.school_grades': {
    readonly id: string
    readonly school_id: string
    readonly subject: string
    readonly line_item: string
    readonly course_id: string
    readonly lesson_id: string | null
    due_at: Date | null
    sent_at: Date | null
  }
  'interop.signing_keys': { readonly id: string; readonly sealed: Buffer; readonly made_at: Date }
  'courses.known_courses': {
    readonly id: string
    readonly slug: string
    readonly title: string
    readonly state: string
    readonly steps: number
  }
  'courses.known_categories': { readonly slug: string; readonly position: number }
  'courses.course_lessons': {
    readonly id: string
    readonly course_id: string
    readonly section_id: string
    readonly position: number
    readonly title: string
    readonly kind: string
    readonly is_published: boolean
    readonly steps: number
    readonly content: { readonly itemId?: string | null }
  }
  'courses.course_cohorts': { readonly id: string; readonly course_id: string }
  'courses.course_sections': { readonly id: string; readonly position: number }
  'courses.course_staff': { readonly course_id: string; readonly person_id: string }
  'courses.learners': {
    readonly id: string
    readonly course_id: string
    readonly person_id: string
    readonly state: string
    readonly distinct_steps: number
  }
  'courses.lesson_access': {
    readonly lesson_id: string
    readonly person_id: string
    readonly opens_at: Date | null
    readonly missing: string[]
    readonly done_steps: number
  }
  'identity.contacts': { readonly person_id: string; readonly mobile: string | null }
  'identity.teachers': { readonly person_id: string }
  'identity.people': { readonly id: string; readonly name: string }
  'exams.known_exams': { readonly id: string; readonly title: string; readonly can_be_passed: boolean }
  'live.known_webinars': { readonly id: string; readonly slug: string | null; readonly title: string }
}

/** This module's view of the database. */
export const interop = lens<InteropTables>()
