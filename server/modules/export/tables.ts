import type { Generated } from 'kysely'
import { lens } from '#platform/database'
import type { Format } from '#platform/exports'

interface FileRow {
  readonly token_hash: Buffer
  readonly person_id: string
  readonly name: string
  readonly content: Buffer
  readonly expires_at: Date
}

export type RunState = 'waiting' | 'working' | 'done' | 'failed' | 'cancelled'

export interface RunRow {
  readonly id: string
  readonly person_id: string
  readonly table_name: string
  readonly title: string
  readonly format: Format
  state: Generated<RunState>
  readonly total_rows: number
  written_rows: Generated<number>
  readonly created_at: Date
  changed_at: Date
}

/** This module's view of the database. */
export const exported = lens<{ 'export.files': FileRow; 'export.runs': RunRow }>()
