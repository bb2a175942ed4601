import { type Tx, transaction } from '#platform/database'
import type { CoursesDeps } from '../deps.ts'
import { unpack } from './jobs.ts'
import { packages } from './tables.ts'

type Deps = Pick<CoursesDeps, 'clock' | 'jobs'>

/** Starts to unpack, after the commit, those of the files that are not unpacked yet. Repeating the call is harmless. */
export async function preparePackages(
  { clock, jobs }: Deps,
  tx: Tx,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return
  const rows = await packages(tx)
    .insertInto('courses.packages')
    .values([...new Set(fileIds)].map((file_id) => ({ file_id, changed_at: clock.now() })))
    .onConflict((twin) => twin.doNothing())
    .returning('file_id')
    .execute()
  for (const { file_id: fileId } of rows) await jobs.leave(tx, unpack, { fileId }, { key: fileId })
}

/** The same for one file, in a transaction of its own. */
export const preparePackage = (deps: Deps & Pick<CoursesDeps, 'db'>, fileId: string): Promise<void> =>
  transaction(deps.db, (tx) => preparePackages(deps, tx, [fileId]))

/** Tries again to unpack a package that failed; does nothing in any other state. */
export const prepareAgain = ({ db, clock, jobs }: Deps & Pick<CoursesDeps, 'db'>, fileId: string) =>
  transaction(db, async (tx) => {
    const row = await packages(tx)
      .updateTable('courses.packages')
      .set({ state: 'waiting', trouble: null, percent: 0, changed_at: clock.now() })
      .where('file_id', '=', fileId)
      .where('state', '=', 'failed')
      .returning('file_id')
      .executeTakeFirst()
    if (row) await jobs.leave(tx, unpack, { fileId }, { key: fileId })
  })
