import type { Tx } from '#platform/database'
import type { MediaParts } from '../parts.ts'
import { media } from '../tables.ts'
import { removeBytes } from './jobs.ts'

/**
 * Takes files out of every library; their bytes follow by a job after the commit. Whoever calls knows that nothing
 * shows them any more.
 */
export async function removeFiles(
  { clock, jobs }: Pick<MediaParts, 'clock' | 'jobs'>,
  tx: Tx,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return
  const removed = await media(tx)
    .updateTable('media.files')
    .set({ removed_at: clock.now(), is_public: false })
    .where('id', 'in', [...fileIds])
    .where('removed_at', 'is', null)
    .returning('id')
    .execute()
  for (const { id } of removed) await jobs.leave(tx, removeBytes, { fileId: id })
}
