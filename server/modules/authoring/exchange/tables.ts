import type { ExchangeReport } from '@arvand/contracts/teacher/exchange'
import type { ColumnType, Generated } from 'kysely'
import { lens } from '#platform/database'
import type { AuthoringTables } from '../tables.ts'

export type ExchangeState = 'waiting' | 'working' | 'done' | 'failed' | 'cancelled'

/** Why the reader of an archive refuses it. */
export type ReadTrouble =
  | 'not-an-archive'
  | 'too-large'
  | 'unsafe-name'
  | 'damaged'
  | 'not-a-course'
  | 'too-old'
  | 'h5p'
  | 'cmi5'
  | 'xapi'
  | 'a-package'

/** Why an export or import failed, as stored in the row; `trouble.ts` has a sentence for each. */
export type ExchangeTrouble =
  | ReadTrouble
  | 'too-heavy'
  | 'unreadable'
  | 'died'
  | 'nothing-in-it'
  | 'file-gone'
  | 'inner'

export interface ExchangeRow {
  readonly id: string
  person_id: string
  direction: 'export' | 'import'
  course_id: Generated<string | null>
  file_id: Generated<string | null>
  state: Generated<ExchangeState>
  percent: Generated<number>
  trouble: Generated<ExchangeTrouble | null>
  report: ColumnType<ExchangeReport | null, string | undefined, string>
  created_at: Date
  changed_at: Date
}

/** This folder's view of the database: the module's tables and its own. */
export const exchanges = lens<AuthoringTables & { 'authoring.exchanges': ExchangeRow }>()
