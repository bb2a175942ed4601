import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database'
import { media } from '../tables.ts'
import { mostFolders } from './folder.ts'

/** A person's folders, each before those inside it, with the number of files that stand right in it. */
export function foldersOf(db: Db, ownerId: string) {
  return media(db)
    .selectFrom('media.folders as f')
    .leftJoin('media.folders as p', 'p.id', 'f.parent_id')
    .select(['f.id', 'f.name', 'f.parent_id as parentId'])
    .select(
      sql<number>`(
        select count(*) from media.files x
        where x.folder_id = f.id and x.removed_at is null and x.replaces is null
      )::integer`.as('files'),
    )
    .where('f.owner_id', '=', ownerId)
    .orderBy(sql`coalesce(p.name_key, f.name_key)`)
    .orderBy(sql`coalesce(p.id, f.id)`)
    .orderBy(sql`f.parent_id is not null`)
    .orderBy('f.name_key')
    .limit(mostFolders)
    .execute()
}

/** A person's folder, locked; undefined when it is not theirs. */
export const lockFolder = (tx: Tx, ownerId: string, folderId: string) =>
  media(tx)
    .selectFrom('media.folders')
    .select(['id', 'parent_id as parentId'])
    .where('id', '=', folderId)
    .where('owner_id', '=', ownerId)
    .forUpdate()
    .executeTakeFirst()

/** How many files and folders stand in a folder. */
export async function heldBy(tx: Tx, folderId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from media.files where folder_id = ${folderId} and removed_at is null)
      + (select count(*) from media.folders where parent_id = ${folderId}))::integer as count
  `.execute(media(tx))
  return rows[0]?.count ?? 0
}

/** The tags that a person's files have, the most used first, with the number of files. */
export async function tagsOf(db: Db, ownerId: string) {
  const { rows } = await sql<{ tag: string; files: number }>`
    select tag, count(*)::integer as files from media.files, unnest(tags) as tag
    where owner_id = ${ownerId} and removed_at is null
    group by tag order by count(*) desc, tag limit ${sql.lit(mostListed)}
  `.execute(media(db))
  return rows
}

const mostListed = 200
