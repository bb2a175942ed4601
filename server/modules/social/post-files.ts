import { sql } from 'kysely'
import { publishFiles } from '#modules/media'
import type { Tx } from '#platform/database'
import type { FileRight } from '#plugs/file-right'
import type { FileUsePlug } from '#plugs/file-use'
import type { FileUser } from '#plugs/file-user'
import { titleOf } from './post.ts'
import { social } from './tables.ts'
import { visibleTo } from './visible.ts'

/** Pictures of posts; where one was taken is nobody's business, so the original goes. */
export const postPictures: FileUsePlug = {
  name: 'post',
  kinds: ['picture'],
  mostBytes: 10_000_000,
  dropsOriginal: true,
}

/** Makes pictures of a post public that strangers see on the page of some post, and the others private. */
export async function settlePictures(tx: Tx, postId: string): Promise<void> {
  const rows = await social(tx)
    .selectFrom('social.post_pictures as own')
    .leftJoin('social.post_pictures as picture', 'picture.file_id', 'own.file_id')
    .leftJoin('social.posts as post', (join) =>
      join
        .onRef('post.id', '=', 'picture.post_id')
        .on('post.visibility', '=', 'everyone')
        .on('post.state', '=', 'shown'),
    )
    .select(['own.file_id', 'post.id as shownBy'])
    .where('own.post_id', '=', postId)
    .execute()
  const shown = new Set(rows.flatMap(({ file_id, shownBy }) => (shownBy ? [file_id] : [])))
  await publishFiles(tx, [...shown], true)
  await publishFiles(
    tx,
    rows.map(({ file_id }) => file_id).filter((id) => !shown.has(id)),
    false,
  )
}

/** Whoever sees a post sees its pictures. */
export const postFileRight: FileRight = {
  async mayRead(db, fileId, personId) {
    const row = await social(db)
      .selectFrom('social.post_pictures as picture')
      .innerJoin('social.posts as post', 'post.id', 'picture.post_id')
      .select('post.id')
      .where('picture.file_id', '=', fileId)
      .where(visibleTo({ personId, moderates: false }))
      .executeTakeFirst()
    return row !== undefined
  },
}

export const postFiles: FileUser = {
  noun: 'پست',
  usesOf: (fileId) => sql`select 1 from social.post_pictures where file_id = ${fileId}`,
  async placesOf(db, fileId, viewer, most) {
    const rows = await social(db)
      .selectFrom('social.post_pictures as picture')
      .innerJoin('social.posts as post', 'post.id', 'picture.post_id')
      .innerJoin('discussion.openings as opening', 'opening.id', 'post.id')
      .select(['post.id', 'opening.body', 'post.author_id'])
      .where('picture.file_id', '=', fileId)
      .orderBy('post.id')
      .limit(most)
      .execute()
    return rows.map(({ id, body, author_id }) => ({
      title: titleOf(body),
      within: null,
      link: author_id === viewer.personId || viewer.scopes.has('content') ? `/posts/${id}` : null,
    }))
  },
}
