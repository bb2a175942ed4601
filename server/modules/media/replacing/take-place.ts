import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import type { MediaDeps } from '../deps.ts'
import { forgetRemoved } from '../removing/remove-files.ts'
import { media } from '../tables.ts'
import { replaced } from './jobs.ts'
import { nameAfter } from './replacement.ts'

/**
 * Puts a ready file into the place of the one that it replaces. That one keeps its id, owner and name, and whatever uses
 * it; its address becomes another, so that former links and cached copies end. Its former bytes are deleted by a job.
 */
export async function takePlace(
  tx: Tx,
  { clock, jobs }: Pick<MediaDeps, 'clock' | 'jobs'>,
  nextId: string,
): Promise<void> {
  const next = await media(tx)
    .selectFrom('media.files')
    .selectAll()
    .where('id', '=', nextId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!next?.replaces) return
  const former = await media(tx)
    .selectFrom('media.files')
    .select(['id', 'owner_id', 'name', 'bytes', 'content_id'])
    .where('id', '=', next.replaces)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!former) return
  const { id, owner_id, name, bytes, content_id } = former
  const told = { id: newId(), file_id: id, by_id: owner_id, at: clock.now(), name, bytes }
  await media(tx)
    .insertInto('media.replacements')
    .values({ ...told, content_id: content_id ?? id })
    .execute()
  await moveMade(tx, nextId, id)
  await media(tx).deleteFrom('media.files').where('id', '=', nextId).execute()
  const { type, sha256, width, height, seconds } = next
  await media(tx)
    .updateTable('media.files')
    .set({ type, bytes: next.bytes, sha256, width, height, seconds, content_id: nextId })
    .set({ name: nameAfter(name, next.name) })
    .where('id', '=', id)
    .execute()
  await jobs.leave(tx, forgetRemoved, {}, { key: 'all' })
  await jobs.leave(tx, replaced, { fileId: id })
}

/** What was made of the new file takes the place of what was made of the former one. */
async function moveMade(tx: Tx, nextId: string, fileId: string): Promise<void> {
  await media(tx).deleteFrom('media.renditions').where('file_id', '=', fileId).execute()
  await media(tx).deleteFrom('media.preparations').where('file_id', '=', fileId).execute()
  await media(tx)
    .updateTable('media.renditions')
    .set({ file_id: fileId })
    .where('file_id', '=', nextId)
    .execute()
  await media(tx)
    .updateTable('media.preparations')
    .set({ file_id: fileId, state: 'done', percent: 100 })
    .where('file_id', '=', nextId)
    .execute()
}
