import type { RosterProblem } from '@arvand/contracts/panel/manage-roster'
import { lens, type Tables } from '#platform/database'
import type { InteropTables } from '../tables.ts'
import type { RosterContent } from './plan.ts'
import type { RosterTrouble } from './trouble.ts'

type Own = Tables<
  'interop.roster_imports' | 'interop.roster_rows',
  {
    'interop.roster_imports': { trouble: RosterTrouble | null }
    'interop.roster_rows': { content: RosterContent; problem: RosterProblem | null }
  }
>

/** This folder's view of the database: the module's tables and its own. */
export const rosters = lens<Omit<InteropTables, keyof Own> & Own>()
