import { sql } from 'kysely'
import type { Db } from '#platform/database'
import type { Attention } from '#plugs/attention'
import { articles } from '../tables.ts'
import { countWaiting, longestWaiting, queuedArticles } from './review-queries.ts'

/** Shows managers of content how many articles wait for review. */
export const articlesWaiting = (db: Db): Attention => ({
  ofManager: {
    scope: 'content',
    uncounted: {
      code: 'articles.waiting-for-review',
      title: 'مقاله‌های در انتظار بررسی',
      link: '/manage/articles',
      verb: 'بررسی مقاله‌ها',
      urgency: 'people',
    },
    queues: [queuedArticles(db)],
    async items() {
      const [count, oldest] = await Promise.all([countWaiting(db), longestWaiting(db)])
      const isOne = count === 1 && oldest
      return [
        {
          code: 'articles.waiting-for-review',
          title: 'مقاله در انتظار بررسی',
          count,
          link: isOne ? `/manage/articles/${oldest.id}` : '/manage/articles',
          verb: isOne ? 'بررسی مقاله' : 'بررسی مقاله‌ها',
          urgency: 'people' as const,
          oldest: oldest && { name: `«${oldest.title}» از ${oldest.author}`, at: oldest.at },
        },
      ]
    },
  },
})

interface Returned {
  readonly id: string
  readonly title: string
  readonly at: Date
  readonly count: number
}

/** A teacher's articles that a manager gave back with a reason, and that were not sent again. */
export const articlesReturned = (db: Db): Attention => ({
  order: 60,
  async ofTeacher(teacherId) {
    const { rows } = await sql<Returned>`
      select a.id, a.title, last.at, count(*) over ()::integer as count
      from articles.articles as a
      cross join lateral (
        select at, reason from articles.turns where article_id = a.id order by at desc, id desc limit 1
      ) as last
      where a.author_id = ${teacherId} and a.state in ('draft', 'archived') and last.reason is not null
      order by last.at
      limit 1
    `.execute(articles(db))
    return rows.map(({ id, title, at, count }) => ({
      code: 'articles.returned',
      title: 'مقالهٔ برگشته برای اصلاح',
      count,
      link: count === 1 ? `/teach/articles/${id}` : '/teach/articles',
      verb: 'اصلاح مقاله',
      oldest: { name: `«${title}»`, at: new Date(at) },
    }))
  },
})
