import type { Generated } from 'kysely'

/** What is shown and written in a running class. */

export interface SlidesTable {
  readonly session_id: string
  readonly file_id: string
  page: Generated<number>
  is_shown: Generated<boolean>
  readonly at: Date
}

export interface GroupRow {
  readonly id: string
  readonly session_id: string
  readonly place: number
  readonly opened_at: Date
  readonly ends_at: Date | null
  closed_at: Date | null
}

export interface NotesTable {
  readonly session_id: string
  text: Generated<string>
  revision: Generated<number>
  everybody_writes: Generated<boolean>
  saved_by_id: Generated<string | null>
  saved_at: Generated<Date | null>
}

export interface CaptionRow {
  readonly id: string
  readonly session_id: string
  by_id: string | null
  /** When it began to be said. */
  readonly at: Date
  readonly text: string
}
