import { sql } from 'kysely'
import type { Actor } from '#platform/actor'
import { type Db, type Tx, transaction } from '#platform/database'
import { refuse, refuseIf } from '#platform/refusal'
import { media } from '../tables.ts'
import { needFolder } from './change-folders.ts'
import { whyNotTag } from './folder.ts'

/** Moves a person's files into a folder of theirs, or out of all folders (null). */
export function moveFiles(
  db: Db,
  { personId }: Actor,
  { fileIds, folderId }: { readonly fileIds: readonly string[]; readonly folderId: string | null },
) {
  return transaction(db, async (tx) => {
    if (folderId !== null) await needFolder(tx, personId, folderId)
    await lockOwnFiles(tx, personId, fileIds)
    const rows = media(tx).updateTable('media.files').set({ folder_id: folderId })
    await rows.where('id', 'in', [...fileIds]).execute()
    return { moved: new Set(fileIds).size }
  })
}

/** Gives a person's files a tag; those that have it stay as they are. */
export function tagFiles(db: Db, { personId }: Actor, fileIds: readonly string[], tag: string) {
  return transaction(db, async (tx) => {
    const files = await lockOwnFiles(tx, personId, fileIds)
    const bare = files.filter(({ tags }) => !tags.includes(tag))
    for (const { tags } of bare) refuseIf(whyNotTag(tags.length))
    if (bare.length > 0)
      await media(tx)
        .updateTable('media.files')
        .set({ tags: sql`tags || ${tag}::text` })
        .where(
          'id',
          'in',
          bare.map(({ id }) => id),
        )
        .execute()
    return { tagged: files.length }
  })
}

/** Takes a tag from a person's files. */
export function untagFiles(db: Db, { personId }: Actor, fileIds: readonly string[], tag: string) {
  return transaction(db, async (tx) => {
    const files = await lockOwnFiles(tx, personId, fileIds)
    const rows = media(tx)
      .updateTable('media.files')
      .set({ tags: sql`array_remove(tags, ${tag}::text)` })
    await rows.where('id', 'in', [...fileIds]).execute()
    return { untagged: files.length }
  })
}

/** The person's files, locked; refuses when one of them is not theirs. */
export async function lockOwnFiles(tx: Tx, personId: string, fileIds: readonly string[]) {
  const ids = [...new Set(fileIds)]
  const files = await media(tx)
    .selectFrom('media.files')
    .select(['id', 'tags'])
    .where('id', 'in', ids)
    .where('owner_id', '=', personId)
    .where('removed_at', 'is', null)
    .where('replaces', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return files.length === ids.length ? files : refuse('media.unknown-file')
}
