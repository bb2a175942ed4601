import type { Db } from '#platform/database'
import { teaching } from '../tables.ts'

/** Stores that a learner opened these announcements; the first time counts. */
export async function markRead(db: Db, personId: string, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return
  await teaching(db)
    .insertInto('teaching.announcement_reads')
    .values(ids.map((id) => ({ announcement_id: id, person_id: personId, at })))
    .onConflict((twin) => twin.doNothing())
    .execute()
}
