import { z } from 'zod'
import { jobKind } from '#platform/jobs'
import type { PersonalData } from '#plugs/personal-data'
import type { TableDeps } from '../deps.ts'
import { exported } from '../tables.ts'

const dayMs = 86_400_000
const mostAtOnce = 100

/** Removes the files and rows of runs that began to rest over a day ago. */
export async function forgetOldRuns({
  db,
  clock,
  files,
}: Pick<TableDeps, 'db' | 'clock' | 'files'>): Promise<void> {
  const old = await exported(db)
    .selectFrom('export.runs')
    .select('id')
    .where('changed_at', '<', new Date(clock.now().getTime() - dayMs))
    .limit(mostAtOnce)
    .execute()
  for (const { id } of old) await files.removeAll(id)
  const ids = old.map(({ id }) => id)
  if (ids.length > 0) await exported(db).deleteFrom('export.runs').where('id', 'in', ids).execute()
}

/** Removes the files of runs whose rows went with an account. */
export const removeRunFiles = jobKind('export.remove-files', z.strictObject({ ids: z.array(z.uuid()) }))

/** The long tables that a person had written. */
export const runPersonalData = ({ jobs }: Pick<TableDeps, 'jobs'>): PersonalData => ({
  word: 'exports',
  collect: (db, personId) =>
    exported(db)
      .selectFrom('export.runs')
      .select(['title', 'format', 'state', 'created_at'])
      .where('person_id', '=', personId)
      .orderBy('created_at')
      .execute(),
  async forget(tx, personId) {
    const gone = await exported(tx)
      .deleteFrom('export.runs')
      .where('person_id', '=', personId)
      .returning('id')
      .execute()
    if (gone.length > 0) await jobs.leave(tx, removeRunFiles, { ids: gone.map(({ id }) => id) })
  },
})
