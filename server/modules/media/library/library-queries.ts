import type { FileKind, FileUse } from '@arvand/contracts/panel/media'
import { searchKey } from '@arvand/persian/text'
import type { Db } from '#platform/database'
import { keysetPage, newestFirst } from '#platform/keyset'
import { kindOfType, typesOfKind } from '../kinds.ts'
import { media } from '../tables.ts'

export interface LibraryAsk {
  readonly q?: string | undefined
  readonly kind?: FileKind | undefined
  readonly use?: FileUse | undefined
  readonly cursor?: string | undefined
}

/** Ids of files, newest first: of one owner, or of everybody (null). */
export async function pageOfFiles(db: Db, ownerId: string | null, { q, kind, use, cursor }: LibraryAsk) {
  let rows = media(db)
    .selectFrom('media.files')
    .select(['id', 'owner_id as ownerId', 'created_at as createdAt'])
    .where('removed_at', 'is', null)
  if (ownerId !== null) rows = rows.where('owner_id', '=', ownerId)
  if (use) rows = rows.where('use', '=', use)
  if (kind) rows = rows.where('type', 'in', typesOfKind(kind))
  const key = searchKey(q ?? '')
  if (key !== '') rows = rows.where('name_key', 'like', `%${key.replace(/[\\%_]/g, '\\$&')}%`)
  return keysetPage(rows, newestFirst('created_at', 'id'), cursor)
}

/** When the file was created; undefined if it is removed or belongs to somebody else. */
export async function createdAtOf(db: Db, ownerId: string, fileId: string): Promise<Date | undefined> {
  const row = await media(db)
    .selectFrom('media.files')
    .select('created_at')
    .where('id', '=', fileId)
    .where('owner_id', '=', ownerId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row?.created_at
}

export const kindOf = (type: string): FileKind => kindOfType(type) ?? 'document'
