import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '#platform/database'
import type { Format } from '#platform/exports'
import { newId } from '#platform/ids'
import { jobKind } from '#platform/jobs'
import type { ExportTable } from '#plugs/export-table'
import type { TableDeps } from '../deps.ts'
import { exported } from '../tables.ts'

/** Writes a long table into a file; when the process dies, another one begins anew. */
export const writeRun = jobKind('export.write-table', z.strictObject({ runId: z.uuid() }), {
  ...{ retries: 2, pause: 30, longest: 3600 },
})

interface Begun {
  readonly table: ExportTable
  readonly format: Format
  readonly rows: number
}

/** Has a job write this table for a person; the same table asked again while it is written is the same run. */
export async function beginRun(
  { clock, jobs }: Pick<TableDeps, 'clock' | 'jobs'>,
  tx: Tx,
  personId: string,
  { table: { name, title }, format, rows }: Begun,
): Promise<string> {
  const [id, now] = [newId(), clock.now()]
  const begun = await exported(tx)
    .insertInto('export.runs')
    .values({
      ...{ id, person_id: personId, table_name: name, title, format, total_rows: rows },
      ...{ created_at: now, changed_at: now },
    })
    .onConflict((twin) =>
      twin
        .columns(['person_id', 'table_name', 'format'])
        // Written out: as parameters they would not be the index's own words in a plan for any parameters (42P10).
        .where(sql<boolean>`state in ('waiting', 'working')`)
        // Changes nothing, so that the row that is there is returned.
        .doUpdateSet({ person_id: personId }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  if (begun.id === id) await jobs.leave(tx, writeRun, { runId: id })
  return begun.id
}
