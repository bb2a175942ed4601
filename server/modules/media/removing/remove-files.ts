import { z } from 'zod'
import type { Tx } from '#platform/database'
import { jobKind } from '#platform/jobs'
import type { MediaDeps } from '../deps.ts'
import { media } from '../tables.ts'

/** Deletes removed files and former contents with their bytes; it also runs on a schedule. */
export const forgetRemoved = jobKind('media.forget-removed', z.strictObject({}), { retries: 3, pause: 60 })

/** Takes files out of the library at once; a job deletes their bytes. The caller makes sure that nothing shows them. */
export async function removeFiles(
  { clock, jobs }: Pick<MediaDeps, 'clock' | 'jobs'>,
  tx: Tx,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return
  await media(tx)
    .updateTable('media.files')
    .set({ removed_at: clock.now(), is_public: false })
    // With a file goes what waits to take its place.
    .where((of) => of.or([of('id', 'in', [...fileIds]), of('replaces', 'in', [...fileIds])]))
    .where('removed_at', 'is', null)
    .execute()
  await jobs.leave(tx, forgetRemoved, {}, { key: 'all' })
}

const atOnce = 100

/** Deletes files taken out of the library: bytes first, so that no bytes are left without a row that names them. */
export async function forgetRemovedFiles(deps: Pick<MediaDeps, 'db' | 'files'>): Promise<void> {
  const { db, files } = deps
  await forgetFormerContents(deps)
  const removed = await media(db)
    .selectFrom('media.files')
    .select(['id', 'content_id'])
    .where('removed_at', 'is not', null)
    .orderBy('removed_at')
    .limit(atOnce)
    .execute()
  for (const { id, content_id } of removed) await files.removeAll(content_id ?? id)
  const ids = removed.map(({ id }) => id)
  if (ids.length > 0) await media(db).deleteFrom('media.files').where('id', 'in', ids).execute()
  if (removed.length === atOnce) await forgetRemovedFiles(deps)
}

/** Deletes the bytes of what files were before; that they were it stays told. */
async function forgetFormerContents(deps: Pick<MediaDeps, 'db' | 'files'>): Promise<void> {
  const { db, files } = deps
  const former = await media(db)
    .selectFrom('media.replacements')
    .select(['id', 'content_id'])
    .where('is_forgotten', '=', false)
    .orderBy('at')
    .limit(atOnce)
    .execute()
  for (const { content_id } of former) await files.removeAll(content_id)
  const ids = former.map(({ id }) => id)
  if (ids.length > 0)
    await media(db)
      .updateTable('media.replacements')
      .set({ is_forgotten: true })
      .where('id', 'in', ids)
      .execute()
  if (former.length === atOnce) await forgetFormerContents(deps)
}
