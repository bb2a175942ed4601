import type { Db } from '#platform/database'
import type { MediaDeps } from '../deps.ts'
import { originalOf } from '../original.ts'
import { sha256Of } from '../sha256.ts'
import { media } from '../tables.ts'

/** A file that is to be prepared. */
export interface Preparation {
  readonly fileId: string
  readonly ownerId: string
  readonly type: string
  readonly hasSum: boolean
  /** It takes the place of another file when it is ready. */
  readonly replaces: string | null
  /** A worker began the preparation before and did not finish it. */
  readonly isBegun: boolean
}

/** A file whose preparation is not done; nothing when it is, or the file was removed meanwhile. */
export async function findPreparation(db: Db, fileId: string): Promise<Preparation | undefined> {
  const row = await media(db)
    .selectFrom('media.files as file')
    .innerJoin('media.preparations as preparation', 'preparation.file_id', 'file.id')
    .select(['file.owner_id', 'file.type', 'file.sha256', 'file.replaces', 'preparation.state'])
    .where('file.id', '=', fileId)
    .where('file.removed_at', 'is', null)
    .where('preparation.state', '!=', 'done')
    .executeTakeFirst()
  if (!row) return undefined
  const { owner_id: ownerId, type, sha256, replaces, state } = row
  return { fileId, ownerId, type, hasSum: sha256 !== null, replaces, isBegun: state === 'working' }
}

type State = 'working' | 'done' | 'failed'

/** Saves how far the preparation is, and sends it to the owner's open pages. */
export async function notifyPreparation(
  { db, clock, live }: MediaDeps,
  { fileId, ownerId }: Preparation,
  state: State,
  percent: number,
  trouble: string | null = null,
): Promise<void> {
  let rows = media(db)
    .updateTable('media.preparations')
    .set({ state, percent, trouble, changed_at: clock.now() })
    .where('file_id', '=', fileId)
  // A progress update may reach the database after the final state, and must not overwrite it.
  if (percent > 0 && state === 'working') rows = rows.where('state', '=', 'working')
  const { numUpdatedRows } = await rows.executeTakeFirst()
  if (numUpdatedRows > 0n) live.notify(ownerId, 'media', { fileId, state, percent, trouble })
}

/** Sets a begun preparation back to waiting, so that another worker takes it. */
export async function putBack({ db, clock }: MediaDeps, { fileId }: Preparation): Promise<void> {
  await media(db)
    .updateTable('media.preparations')
    .set({ state: 'waiting', percent: 0, changed_at: clock.now() })
    .where('file_id', '=', fileId)
    .where('state', '=', 'working')
    .execute()
}

/** Computes the SHA-256 of a large file, which would have taken too long while the uploader waited. */
export async function saveSum({ db, files }: MediaDeps, { fileId, hasSum }: Preparation): Promise<void> {
  if (hasSum) return
  const sha256 = await files.withPath(originalOf(fileId), sha256Of)
  await media(db).updateTable('media.files').set({ sha256 }).where('id', '=', fileId).execute()
}
