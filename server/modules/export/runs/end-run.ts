import type { Actor } from '#platform/actor'
import { linkToExport } from '#platform/exports'
import { refuse } from '#platform/refusal'
import type { TableDeps } from '../deps.ts'
import { findTable } from '../find-table.ts'
import { exported } from '../tables.ts'
import { findRun, toldRun } from './run-queries.ts'

const needRun = async ({ db }: Pick<TableDeps, 'db'>, personId: string, runId: string) =>
  (await findRun(db, personId, runId)) ?? refuse('export.unknown-run')

/** Stops a run; who writes it finds out at the next percent and removes what there is of the file. */
export async function cancelRun(deps: Pick<TableDeps, 'db' | 'clock'>, personId: string, runId: string) {
  const { db, clock } = deps
  const found = await needRun(deps, personId, runId)
  const { numUpdatedRows } = await exported(db)
    .updateTable('export.runs')
    .set({ state: 'cancelled', changed_at: clock.now() })
    .where('id', '=', runId)
    .where('state', 'in', ['waiting', 'working'])
    .executeTakeFirst()
  if (numUpdatedRows === 0n) refuse('export.run-over')
  return { run: { ...toldRun(found), state: 'cancelled' as const } }
}

/** A link to the file of a run, for one session; only while the person may still take its table. */
export async function takeRun(deps: TableDeps, actor: Actor, runId: string) {
  const { state, format, table_name } = await needRun(deps, actor.personId, runId)
  findTable(deps.tables, actor, table_name)
  if (state !== 'done') refuse('export.run-not-done')
  const signing = { secret: deps.secret, sessionId: actor.sessionId, now: deps.clock.now() }
  return linkToExport(signing, `/downloads/runs/${runId}/${format}`)
}
