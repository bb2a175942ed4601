import type { Selectable } from 'kysely'
import { lens, type Tables } from '#platform/database'

type ExportedTables = Tables<'export'>

/** This module's view of the database. */
export const exported = lens<ExportedTables>()

export type RunState = Selectable<ExportedTables['export.runs']>['state']
