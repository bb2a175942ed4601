import type { Db } from '#platform/database'
import { asc, desc, keysetPage, keysetQuery } from '#platform/keyset'
import type { Queue } from '#plugs/queue'
import { discussion } from '../tables.ts'

const appeals = (db: Db) =>
  discussion(db)
    .selectFrom('discussion.appeals as appeal')
    .innerJoin('discussion.settlements as removal', 'removal.id', 'appeal.settlement_id')
    .innerJoin('discussion.comments as post', 'post.id', 'removal.comment_id')
    .innerJoin('discussion.threads as thread', 'thread.id', 'post.thread_id')
    .innerJoin('identity.people as author', 'author.id', 'post.author_id')
    .innerJoin('identity.people as remover', 'remover.id', 'removal.by_id')
    .leftJoin('identity.people as decider', 'decider.id', 'appeal.decided_by')
    .select(['removal.id', 'thread.id as thread_id', 'thread.title', 'post.body', 'removal.at'])
    .select(['author.id as author_id', 'author.name', 'author.avatar', 'remover.name as remover'])
    .select(['removal.reason', 'removal.note', 'appeal.text', 'appeal.at as appealed_at'])
    .select(['appeal.verdict', 'appeal.reason as answer', 'appeal.decided_at', 'decider.name as decider'])

const longestFirst = [asc('appeal.at' as const, 'instant'), asc('appeal.settlement_id' as const)]

interface AppealsAsk {
  readonly state: 'open' | 'decided'
  /** The id of the only removal whose appeal to list. */
  readonly onlyId?: string | undefined
  readonly cursor?: string | undefined
}

/** Appeals for managers: those that wait, the oldest first, or those that were decided, the newest first. */
export async function listAppeals(db: Db, { state, onlyId, cursor }: AppealsAsk) {
  const all = onlyId ? appeals(db).where('removal.id', '=', onlyId) : appeals(db)
  const page =
    state === 'open'
      ? await keysetPage(all.where('appeal.decided_at', 'is', null), longestFirst, cursor)
      : await keysetPage(
          all.where('appeal.decided_at', 'is not', null),
          [desc('appeal.decided_at' as const, 'instant'), desc('appeal.settlement_id' as const)],
          cursor,
        )
  return {
    nextCursor: page.nextCursor,
    items: page.items.map((row) => ({
      ...{ removalId: row.id, threadId: row.thread_id, title: row.title, body: row.body },
      author: { id: row.author_id, name: row.name, photo: row.avatar },
      removal: { by: row.remover, at: row.at, reason: row.reason, note: row.note },
      appeal: {
        ...{ text: row.text, at: row.appealed_at, verdict: row.verdict },
        ...{ reason: row.answer, decidedAt: row.decided_at },
      },
      decidedBy: row.decider,
    })),
  }
}

/** Appeals that wait for a manager. Uses the index `appeals__waiting`. */
export const queuedAppeals = (db: Db): Queue => ({
  code: 'discussion.appeals-waiting',
  title: 'درخواست بازبینی',
  async items(after, most) {
    const waiting = appeals(db).where('appeal.decided_at', 'is', null)
    const rows = await keysetQuery(waiting, longestFirst, after, most).execute()
    return rows.map(({ id, title, name, appealed_at, keyset }) => ({
      ...{ keyset, id, title, person: name, at: appealed_at },
      link: `/manage/appeals?onlyId=${id}`,
    }))
  },
})

/** How many appeals wait, and the oldest of them. */
export async function waitingAppeals(db: Db) {
  const waiting = discussion(db)
    .selectFrom('discussion.appeals as appeal')
    .where('appeal.decided_at', 'is', null)
  const [{ count }, oldest] = await Promise.all([
    waiting.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    waiting
      .innerJoin('discussion.settlements as removal', 'removal.id', 'appeal.settlement_id')
      .innerJoin('discussion.comments as post', 'post.id', 'removal.comment_id')
      .innerJoin('discussion.threads as thread', 'thread.id', 'post.thread_id')
      .select(['thread.title as name', 'appeal.at'])
      .orderBy('appeal.at')
      .orderBy('appeal.settlement_id')
      .limit(1)
      .executeTakeFirst(),
  ])
  return { count, oldest }
}
