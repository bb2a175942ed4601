import type { ExchangeReport } from '@arvand/contracts/teacher/exchange'
import type { Selectable } from 'kysely'
import { lens, type Tables } from '#platform/database'
import type { AuthoringTables } from '../tables.ts'

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

type Own = Tables<
  'authoring.exchanges',
  { 'authoring.exchanges': { report: ExchangeReport | null; trouble: ExchangeTrouble | null } }
>

/** This folder's view of the database: the module's tables and its own. */
export const exchanges = lens<Omit<AuthoringTables, keyof Own> & Own>()

export type ExchangeRow = Selectable<Own['authoring.exchanges']>
