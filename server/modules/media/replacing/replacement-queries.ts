import type { Db } from '#platform/database'
import { media } from '../tables.ts'

/** The upload that waits to take the place of a file; undefined when there is none. */
export async function findPending(db: Db, fileId: string) {
  const row = await media(db)
    .selectFrom('media.files as file')
    .leftJoin('media.preparations as preparation', 'preparation.file_id', 'file.id')
    .select(['file.id', 'file.name', 'preparation.state', 'preparation.percent', 'preparation.trouble'])
    .where('file.replaces', '=', fileId)
    .where('file.removed_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { id, name, percent, trouble } = row
  const state = row.state === null || row.state === 'done' ? ('working' as const) : row.state
  return {
    fileId: id,
    name,
    isFailed: state === 'failed',
    preparing: { state, percent: percent ?? 0, trouble },
  }
}

/** A person's file whose place something is to take, locked; undefined when it is not theirs or removed. */
export const lockReplaced = (db: Db, ownerId: string, fileId: string) =>
  media(db)
    .selectFrom('media.files')
    .select(['id', 'use', 'type'])
    .where('id', '=', fileId)
    .where('owner_id', '=', ownerId)
    .where('removed_at', 'is', null)
    .where('replaces', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** So many former contents of a file are told. */
const mostTold = 20

/** What the file was before, newest first. */
export const formerContents = (db: Db, fileId: string) =>
  media(db)
    .selectFrom('media.replacements')
    .select(['by_id', 'at', 'name', 'bytes'])
    .where('file_id', '=', fileId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostTold)
    .execute()
