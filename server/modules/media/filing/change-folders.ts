import { sql } from 'kysely'
import type { Actor } from '#platform/actor'
import type { Clock } from '#platform/clock'
import { type Db, type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import { media } from '../tables.ts'
import { whyNotCreate, whyNotDelete } from './folder.ts'
import { foldersOf, heldBy, lockFolder } from './folder-queries.ts'

interface NewFolder {
  readonly name: string
  readonly parentId?: string | null | undefined
}

/** Makes a folder, at the top or inside another. */
export function createFolder(
  { db, clock }: { db: Db; clock: Clock },
  request: RepeatedRequest,
  { name, parentId = null }: NewFolder,
) {
  const { personId } = request
  return transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const parent = parentId === null ? null : await needFolder(tx, personId, parentId)
      refuseIf(whyNotCreate(parent, (await foldersOf(tx, personId)).length))
      const id = newId()
      const made = await media(tx)
        .insertInto('media.folders')
        .values({ id, owner_id: personId, parent_id: parentId, name, created_at: clock.now() })
        .onConflict((taken) => taken.doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!made) refuse('media.folder-name-taken')
      return { folderId: id }
    }),
  )
}

/** Gives a folder another name. */
export function renameFolder(db: Db, { personId }: Actor, folderId: string, name: string) {
  return transaction(db, async (tx) => {
    const { parentId } = await needFolder(tx, personId, folderId)
    const twin = await media(tx)
      .selectFrom('media.folders')
      .select('id')
      .where('owner_id', '=', personId)
      .where('parent_id', parentId === null ? 'is' : '=', parentId)
      .where('name_key', '=', sql<string>`platform.search_key(${name})`)
      .where('id', '!=', folderId)
      .executeTakeFirst()
    if (twin) refuse('media.folder-name-taken')
    await media(tx).updateTable('media.folders').set({ name }).where('id', '=', folderId).execute()
    return { folderId }
  })
}

/** Deletes a folder that holds neither files nor folders. */
export function deleteFolder(db: Db, { personId }: Actor, folderId: string) {
  return transaction(db, async (tx) => {
    await needFolder(tx, personId, folderId)
    refuseIf(whyNotDelete(await heldBy(tx, folderId)))
    // Files that were removed from it wait for their bytes to be deleted.
    await media(tx)
      .updateTable('media.files')
      .set({ folder_id: null })
      .where('folder_id', '=', folderId)
      .execute()
    await media(tx).deleteFrom('media.folders').where('id', '=', folderId).execute()
    return { folderId }
  })
}

/** The person's folder, locked, or a refusal. */
export const needFolder = async (tx: Tx, personId: string, folderId: string) =>
  (await lockFolder(tx, personId, folderId)) ?? refuse('media.unknown-folder')
