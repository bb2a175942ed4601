import type { RosterFile, RosterOutcome, RosterProblem } from '@arvand/contracts/panel/manage-roster'
import type { ColumnType, Generated } from 'kysely'
import { lens } from '#platform/database'
import type { InteropTables } from '../tables.ts'
import type { RosterContent } from './plan.ts'
import type { RosterTrouble } from './trouble.ts'

export type RosterState = 'waiting' | 'reading' | 'checked' | 'importing' | 'done' | 'failed' | 'cancelled'

interface RosterImportRow {
  readonly id: string
  readonly by_id: string
  readonly file_name: string
  file_id: string | null
  state: Generated<RosterState>
  trouble: Generated<RosterTrouble | null>
  version: Generated<string | null>
  readonly at: Date
  changed_at: Date
}

interface RosterRowRow {
  readonly import_id: string
  readonly position: number
  readonly file: RosterFile
  readonly line: number
  readonly sourced_id: string
  readonly title: string
  readonly content: ColumnType<RosterContent, string, never>
  outcome: RosterOutcome
  problem: RosterProblem | null
  target_id: string | null
}

interface RosterTables {
  'interop.roster_imports': RosterImportRow
  'interop.roster_rows': RosterRowRow
  'interop.roster_links': {
    readonly kind: RosterFile
    readonly sourced_id: string
    readonly target_id: string
    readonly at: Date
  }
}

/** This folder's view of the database: the module's tables and its own. */
export const rosters = lens<InteropTables & RosterTables>()
