import { refuseLonger } from '#modules/discussion'
import { removeFiles } from '#modules/media'
import type { Db, Tx } from '#platform/database'
import type { Discussed } from '#plugs/discussed'
import type { SocialDeps } from './deps.ts'
import { dropPostsOf } from './pages.ts'
import { titleOf } from './post.ts'
import { settlePictures } from './post-files.ts'
import { leavePreview } from './previews/preview-link.ts'
import { socialSettings } from './social-settings.ts'
import { social } from './tables.ts'
import { blockedBetween, maySee } from './visible.ts'
import { storeTags } from './write-post.ts'

type Needs = Pick<SocialDeps, 'clock' | 'jobs' | 'pages'>

/** Posts are discussed by all who may see them; nobody answers for them, managers of content moderate. */
export const discussedPosts = (deps: Needs): Discussed => ({
  kind: 'post',
  whyNotRead: async (db, id, personId) =>
    (await maySee(db, id, { personId, moderates: false })) ? null : 'social.unknown-post',
  mayAnswerFor: async () => false,
  answerersOf: async () => [],
  answeredBy: async () => new Map(),
  async titleAndLink(db, id) {
    const row = await social(db)
      .selectFrom('discussion.openings')
      .select('body')
      .where('id', '=', id)
      .executeTakeFirst()
    return row ? { title: titleOf(row.body), link: `/posts/${id}` } : null
  },
  hiddenFrom: blockedBetween,
  opening: {
    titleOf,
    async edited(tx, id, text) {
      await refuseLonger(tx, socialSettings.postLetters, 'body', text)
      await storeTags(tx, id, text)
      await leavePreview(deps, tx, id, text)
      dropPostsOf(deps.pages, await authorsHandle(tx, id))
    },
    async hidden(tx, id, state) {
      await social(tx)
        .updateTable('social.posts')
        .set({ state: state === 'withheld' ? 'removed' : state })
        .where('id', '=', id)
        .execute()
      if (state === 'removed') await removePictures(deps, tx, [id])
      else await settlePictures(tx, id)
      dropPostsOf(deps.pages, await authorsHandle(tx, id))
    },
  },
})

const authorsHandle = async (db: Db, postId: string): Promise<string | null> => {
  const row = await social(db)
    .selectFrom('social.posts as post')
    .innerJoin('identity.people as author', 'author.id', 'post.author_id')
    .select('author.handle')
    .where('post.id', '=', postId)
    .executeTakeFirst()
  return row?.handle ?? null
}

/** Removes the pictures of these posts, but for those that another post shows too. */
export async function removePictures(
  deps: Pick<SocialDeps, 'clock' | 'jobs'>,
  tx: Tx,
  postIds: readonly string[],
): Promise<void> {
  if (postIds.length === 0) return
  const gone = await social(tx)
    .deleteFrom('social.post_pictures')
    .where('post_id', 'in', [...postIds])
    .returning('file_id')
    .execute()
  const ids = gone.map(({ file_id }) => file_id)
  if (ids.length === 0) return
  const shown = await social(tx)
    .selectFrom('social.post_pictures')
    .select('file_id')
    .where('file_id', 'in', ids)
    .execute()
  const kept = new Set(shown.map(({ file_id }) => file_id))
  await removeFiles(
    deps,
    tx,
    ids.filter((id) => !kept.has(id)),
  )
}
