import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database'
import { type FileUse, media } from '../tables.ts'

/** How much a person stores: files with their other forms, and unfinished uploads at their full length. */
export async function usedBytes(db: Db, ownerId: string): Promise<{ files: number; bytes: number }> {
  const { rows } = await sql<{ files: number; bytes: number }>`
    with kept as (
      select id, bytes, replaces from media.files where owner_id = ${ownerId} and removed_at is null
    )
    select
      (select count(*) from kept where replaces is null)::bigint as files,
      ((select coalesce(sum(bytes), 0) from kept)
        + (select coalesce(sum(r.bytes), 0) from kept join media.renditions r on r.file_id = kept.id)
        + (select coalesce(sum(bytes), 0) from media.uploads where owner_id = ${ownerId} and not is_finished)
      )::bigint as bytes
  `.execute(media(db))
  return rows[0] ?? { files: 0, bytes: 0 }
}

export interface NewUpload {
  readonly id: string
  readonly ownerId: string
  readonly use: FileUse
  readonly name: string
  readonly bytes: number
  readonly metadata: Record<string, string | null>
  readonly createdAt: Date
  readonly expiresAt: Date
}

export async function insertUpload(tx: Tx, upload: NewUpload): Promise<void> {
  const { id, ownerId, use, name, bytes, metadata, createdAt, expiresAt } = upload
  await media(tx)
    .insertInto('media.uploads')
    .values({
      id,
      owner_id: ownerId,
      use,
      name,
      bytes,
      metadata: JSON.stringify(metadata),
      created_at: createdAt,
      expires_at: expiresAt,
    })
    .execute()
}

/** An upload that has not expired; undefined when there is none. */
export function findUpload(db: Db, id: string, now: Date) {
  return media(db)
    .selectFrom('media.uploads')
    .select(['id', 'owner_id', 'use', 'name', 'bytes', 'metadata', 'expires_at', 'is_finished'])
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

export async function deleteUpload(db: Db, id: string): Promise<void> {
  await media(db).deleteFrom('media.uploads').where('id', '=', id).execute()
}

/** Unfinished uploads of a person, counted under a lock, so that two at once do not both find room. */
export async function lockOwner(tx: Tx, ownerId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('media.quota ' || ${ownerId}, 0))`.execute(
    media(tx),
  )
  const { open } = await media(tx)
    .selectFrom('media.uploads')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('owner_id', '=', ownerId)
    .where('is_finished', '=', false)
    .executeTakeFirstOrThrow()
  return open
}
