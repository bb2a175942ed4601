import { transaction } from '#platform/database'
import type { CoursesParts } from '../parts.ts'
import { unpack } from './jobs.ts'
import { packages } from './tables.ts'

/** Has a file unpacked that is not yet; asked for as often as one likes. */
export async function preparePackage(
  { db, clock, jobs }: Pick<CoursesParts, 'db' | 'clock' | 'jobs'>,
  fileId: string,
): Promise<void> {
  await transaction(db, async (tx) => {
    const row = await packages(tx)
      .insertInto('courses.packages')
      .values({ file_id: fileId, changed_at: clock.now() })
      .onConflict((twin) => twin.doNothing())
      .returning('file_id')
      .executeTakeFirst()
    if (row) await jobs.leave(tx, unpack, { fileId }, { key: fileId })
  })
}
