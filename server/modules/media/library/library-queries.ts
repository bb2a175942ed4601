import type { FileKind, FileUse } from '@arvand/contracts/panel/media'
import { searchKey } from '@arvand/persian/text'
import { sql } from 'kysely'
import { containing, type Db } from '#platform/database'
import { keysetPage, newestFirst } from '#platform/keyset'
import type { FileUser } from '#plugs/file-user'
import { kindOfType, typesOfKind } from '../kinds.ts'
import { media } from '../tables.ts'
import { isUsed } from './file-uses.ts'

export interface LibraryAsk {
  readonly q?: string | undefined
  readonly kind?: FileKind | undefined
  readonly use?: FileUse | undefined
  /** A folder with those inside it, or what stands in none. */
  readonly folder?: string | undefined
  readonly tag?: string | undefined
  readonly used?: 'yes' | 'no' | undefined
  readonly cursor?: string | undefined
}

/** Ids of files, newest first: of one owner, or of everybody (null). */
export async function pageOfFiles(
  db: Db,
  users: readonly FileUser[],
  ownerId: string | null,
  { q, kind, use, folder, tag, used, cursor }: LibraryAsk,
) {
  let rows = media(db)
    .selectFrom('media.files')
    .select(['id', 'owner_id as ownerId', 'created_at as createdAt'])
    .where('removed_at', 'is', null)
    .where('replaces', 'is', null)
  if (ownerId !== null) rows = rows.where('owner_id', '=', ownerId)
  if (use) rows = rows.where('use', '=', use)
  if (kind) rows = rows.where('type', 'in', typesOfKind(kind))
  if (folder === 'none') rows = rows.where('folder_id', 'is', null)
  else if (folder) rows = rows.where(standsIn(folder))
  if (tag) rows = rows.where(sql<boolean>`tags @> array[${tag}]::text[]`)
  const inUse = isUsed(users, sql.ref('media.files.id'))
  if (used) rows = rows.where(used === 'yes' ? inUse : sql<boolean>`not ${inUse}`)
  const key = searchKey(q ?? '')
  if (key !== '') rows = rows.where('name_key', 'like', containing(key))
  return keysetPage(rows, newestFirst('created_at', 'id'), cursor)
}

/** When the file was created; undefined if it is removed, or is not of this owner where one is given. */
export async function createdAtOf(db: Db, fileId: string, ownerId?: string): Promise<Date | undefined> {
  const rows = media(db)
    .selectFrom('media.files')
    .select('created_at')
    .where('id', '=', fileId)
    .where('removed_at', 'is', null)
  const row = await (ownerId ? rows.where('owner_id', '=', ownerId) : rows).executeTakeFirst()
  return row?.created_at
}

export const kindOf = (type: string): FileKind => kindOfType(type) ?? 'document'

const standsIn = (folderId: string) =>
  sql<boolean>`folder_id in (select id from media.folders where ${folderId} in (id, parent_id))`
