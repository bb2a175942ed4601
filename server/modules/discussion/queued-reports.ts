import type { Db } from '#platform/database'
import { asc, keysetQuery } from '#platform/keyset'
import type { Queue } from '#plugs/queue'
import { discussion } from './tables.ts'

/** Reported posts; each waits since its first open report. Uses the index `reports__open_once`. */
export const queuedReports = (db: Db): Queue => ({
  code: 'discussion.reports-waiting',
  title: 'نوشتهٔ گزارش‌شده',
  async items(after, most) {
    const waiting = discussion(db)
      .selectFrom((of) =>
        of
          .selectFrom('discussion.reports')
          .select(({ fn }) => ['comment_id as id', fn.min('at').as('at')])
          .where('settlement_id', 'is', null)
          .groupBy('comment_id')
          .as('open'),
      )
      .innerJoin('discussion.comments as post', 'post.id', 'open.id')
      .innerJoin('discussion.threads as thread', 'thread.id', 'post.thread_id')
      .innerJoin('identity.people as author', 'author.id', 'post.author_id')
      .select(['open.id', 'open.at', 'thread.title', 'author.name as person'])
      .where('post.reports', '>', 0)
    const longestFirst = [asc('open.at' as const, 'instant'), asc('open.id' as const)]
    const rows = await keysetQuery(waiting, longestFirst, after, most).execute()
    return rows.map((row) => ({ ...row, link: `/manage/reports?onlyId=${row.id}` }))
  },
})
