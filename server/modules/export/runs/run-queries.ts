import type { Db } from '#platform/database'
import { keysetPage, newestFirst } from '#platform/keyset'
import { exported, type RunState } from '../tables.ts'

const shown = (db: Db, personId: string) =>
  exported(db)
    .selectFrom('export.runs')
    .select(['id', 'table_name', 'title', 'format', 'state', 'total_rows', 'written_rows', 'created_at'])
    .where('person_id', '=', personId)

type ShownRun = Awaited<ReturnType<typeof findRun>> & {}

/** A run of this person; undefined for one of somebody else. */
export const findRun = (db: Db, personId: string, runId: string) =>
  shown(db, personId).where('id', '=', runId).executeTakeFirst()

/** A person's runs, newest first, one page of them. */
export async function listRuns(db: Db, personId: string, cursor?: string) {
  const page = await keysetPage(shown(db, personId), newestFirst('created_at', 'id'), cursor)
  return { ...page, items: page.items.map(toldRun) }
}

/** The row in the shape of the contract. */
export const toldRun = ({ total_rows, written_rows, created_at, table_name: _, ...run }: ShownRun) => ({
  ...run,
  rows: total_rows,
  rowsWritten: written_rows,
  createdAt: created_at,
})

interface Change {
  readonly state?: RunState
  readonly written_rows?: number
}

/** Changes a run that is being written; false when it was cancelled or is gone. */
export async function changeWorking(db: Db, now: Date, runId: string, to: Change): Promise<boolean> {
  const { numUpdatedRows } = await exported(db)
    .updateTable('export.runs')
    .set({ ...to, changed_at: now })
    .where('id', '=', runId)
    .where('state', '=', 'working')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
