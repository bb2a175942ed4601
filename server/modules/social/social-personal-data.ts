import type { PersonalData } from '#plugs/personal-data'
import type { SocialDeps } from './deps.ts'
import { removePictures } from './discussed-posts.ts'
import { social } from './tables.ts'

/** A person's posts, follows, mutes, blocks and votes; the texts of posts are with the discussions. */
export const socialPersonalData = (deps: Pick<SocialDeps, 'clock' | 'jobs'>): PersonalData => ({
  word: 'social',
  async collect(db, personId) {
    const tables = social(db)
    const [posts, follows, followers, blocks, bookmarks, votes, mutes, topics] = await Promise.all([
      tables
        .selectFrom('social.posts as post')
        .innerJoin('discussion.openings as opening', 'opening.id', 'post.id')
        .select([
          'post.id',
          'post.visibility',
          'post.course_id',
          'post.at',
          'post.state',
          'opening.body as text',
        ])
        .where('post.author_id', '=', personId)
        .orderBy('post.id')
        .execute(),
      tables
        .selectFrom('social.follows')
        .select(['followed_id', 'at'])
        .where('follower_id', '=', personId)
        .orderBy('followed_id')
        .execute(),
      tables
        .selectFrom('social.follows')
        .select(['follower_id', 'at'])
        .where('followed_id', '=', personId)
        .orderBy('follower_id')
        .execute(),
      tables
        .selectFrom('social.blocks')
        .select(['blocked_id', 'at'])
        .where('blocker_id', '=', personId)
        .orderBy('blocked_id')
        .execute(),
      tables
        .selectFrom('social.bookmarks')
        .select(['post_id', 'at'])
        .where('person_id', '=', personId)
        .orderBy('post_id')
        .execute(),
      tables
        .selectFrom('social.votes')
        .select(['post_id', 'choice', 'at'])
        .where('person_id', '=', personId)
        .orderBy('post_id')
        .execute(),
      tables
        .selectFrom('social.mutes')
        .select(['muted_id', 'at'])
        .where('muter_id', '=', personId)
        .orderBy('muted_id')
        .execute(),
      tables
        .selectFrom('social.topic_follows')
        .select(['title', 'at'])
        .where('person_id', '=', personId)
        .orderBy('tag')
        .execute(),
    ])
    return { posts, follows, followers, blocks, bookmarks, votes, mutes, topics }
  },
  async forget(tx, personId) {
    const tables = social(tx)
    const posts = await tables
      .selectFrom('social.posts')
      .select('id')
      .where('author_id', '=', personId)
      .execute()
    await removePictures(
      deps,
      tx,
      posts.map(({ id }) => id),
    )
    await tables.deleteFrom('social.posts').where('author_id', '=', personId).execute()
    await tables.deleteFrom('social.votes').where('person_id', '=', personId).execute()
    await tables.deleteFrom('social.topic_follows').where('person_id', '=', personId).execute()
    await tables.deleteFrom('social.bookmarks').where('person_id', '=', personId).execute()
    await tables
      .deleteFrom('social.follows')
      .where((of) => of.or([of('follower_id', '=', personId), of('followed_id', '=', personId)]))
      .execute()
    await tables
      .deleteFrom('social.mutes')
      .where((of) => of.or([of('muter_id', '=', personId), of('muted_id', '=', personId)]))
      .execute()
    await tables
      .deleteFrom('social.blocks')
      .where((of) => of.or([of('blocker_id', '=', personId), of('blocked_id', '=', personId)]))
      .execute()
  },
})
