import type { Tx } from '#platform/database'
import type { PersonalData } from '#plugs/personal-data'
import { discussion } from './tables.ts'
import { countLikes, countThreads } from './thread-figures.ts'

/** A person's posts, likes, follows and reports, for the download of personal data and for its removal. */
export const discussionPersonalData: PersonalData = {
  word: 'discussion',
  async collect(db, personId) {
    const tables = discussion(db)
    const [posts, likes, follows, reports, appeals] = await Promise.all([
      tables
        .selectFrom('discussion.comments as post')
        .innerJoin('discussion.threads as thread', 'thread.id', 'post.thread_id')
        .select(['thread.title', 'post.body', 'post.at', 'post.edited_at', 'post.removed_at'])
        .where('post.author_id', '=', personId)
        .orderBy('post.id')
        .execute(),
      tables
        .selectFrom('discussion.likes')
        .select(['comment_id', 'at'])
        .where('person_id', '=', personId)
        .execute(),
      tables
        .selectFrom('discussion.readers')
        .select(['thread_id', 'follows', 'seen_at'])
        .where('person_id', '=', personId)
        .execute(),
      tables
        .selectFrom('discussion.reports')
        .select(['comment_id', 'reason', 'text', 'at'])
        .where('person_id', '=', personId)
        .execute(),
      tables
        .selectFrom('discussion.appeals as appeal')
        .innerJoin('discussion.settlements as removal', 'removal.id', 'appeal.settlement_id')
        .innerJoin('discussion.comments as post', 'post.id', 'removal.comment_id')
        .select(['post.id as comment_id', 'appeal.text', 'appeal.at', 'appeal.verdict', 'appeal.reason'])
        .where('post.author_id', '=', personId)
        .execute(),
    ])
    return { posts, likes, follows, reports, appeals }
  },
  /** Deletes the person's texts but keeps the rows of their posts, so that answers of others stay in their threads. */
  async forget(tx, personId) {
    const tables = discussion(tx)
    const threadIds = await lockThreadsOf(tx, personId)
    const own = tables.selectFrom('discussion.comments').select('id').where('author_id', '=', personId)
    await tables
      .deleteFrom('discussion.appeals')
      .where('settlement_id', 'in', (of) =>
        of.selectFrom('discussion.settlements').select('id').where('comment_id', 'in', own),
      )
      .execute()
    await tables.deleteFrom('discussion.edits').where('comment_id', 'in', own).execute()
    await tables
      .updateTable('discussion.comments')
      .set((eb) => ({
        body: '',
        edited_at: null,
        removed_at: eb.fn.coalesce('removed_at', 'at'),
        removed_by: eb.fn.coalesce('removed_by', eb.val('author' as const)),
      }))
      .where('author_id', '=', personId)
      .execute()
    await tables
      .updateTable('discussion.threads')
      .set({ title: '', is_removed: true })
      .where('author_id', '=', personId)
      .execute()
    await tables
      .updateTable('discussion.threads')
      .set({ marked_id: null, marked_by: null })
      .where('marked_id', 'in', own)
      .execute()
    const liked = await tables
      .deleteFrom('discussion.likes')
      .where('person_id', '=', personId)
      .returning('comment_id')
      .execute()
    await countLikes(
      tx,
      liked.map(({ comment_id }) => comment_id),
    )
    await countThreads(tx, threadIds)
    await tables.deleteFrom('discussion.readers').where('person_id', '=', personId).execute()
    await tables
      .updateTable('discussion.reports')
      .set({ text: null })
      .where('person_id', '=', personId)
      .execute()
  },
}

/** Locks the threads with posts or likes of a person, always in the same order. */
async function lockThreadsOf(tx: Tx, personId: string): Promise<string[]> {
  const rows = await discussion(tx)
    .selectFrom('discussion.threads as thread')
    .select('thread.id')
    .where('thread.id', 'in', (of) =>
      of
        .selectFrom('discussion.comments as post')
        .select('post.thread_id')
        .where('post.author_id', '=', personId)
        .union(
          of
            .selectFrom('discussion.likes as liked')
            .innerJoin('discussion.comments as post', 'post.id', 'liked.comment_id')
            .select('post.thread_id')
            .where('liked.person_id', '=', personId),
        ),
    )
    .orderBy('thread.id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}
