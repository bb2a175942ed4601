import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { social } from '../tables.ts'

/** The previews of links in these posts, by post. */
export async function findPreviewsOf(db: Db, ids: readonly string[]) {
  const rows = await social(db)
    .selectFrom('social.previews')
    .select(['post_id', 'url', 'title', 'description', 'site'])
    .where('post_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  const byPost = new Map(rows.map(({ post_id, ...preview }) => [post_id, preview]))
  return (id: string) => byPost.get(id) ?? null
}
