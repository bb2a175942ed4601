import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { asc, keysetQuery } from '#platform/keyset'
import type { Attention } from '#plugs/attention'
import type { Queue } from '#plugs/queue'
import { courses } from '../tables.ts'
import { reviewId } from './public-reviews.ts'
import { reviewing } from './tables.ts'

/** Shows managers of content how many hidden reviews were rewritten by their writers. */
export const reviewsRewritten = (db: Db): Attention => ({
  ofManager: {
    scope: 'content',
    uncounted: {
      code: 'courses.reviews-rewritten',
      title: 'نظرهای بازنویسی‌شده',
      link: '/manage/reviews?hidden=yes',
      verb: 'بررسی نظرها',
      urgency: 'rest',
    },
    queues: [queuedReviews(db)],
    async items() {
      const { count, at } = await readRewritten(db)
      return [
        {
          code: 'courses.reviews-rewritten',
          title: 'نظر بازنویسی‌شده',
          count,
          link: '/manage/reviews?hidden=yes',
          verb: 'بررسی نظرها',
          urgency: 'rest' as const,
          oldest: at ? { name: null, at } : undefined,
        },
      ]
    },
  },
})

const readRewritten = (db: Db) =>
  courses(db)
    .selectFrom('courses.reviews')
    .select([sql<number>`count(*)::integer`.as('count'), sql<Date | null>`min(changed_at)`.as('at')])
    .where('hidden_at', 'is not', null)
    .whereRef('changed_at', '>', 'hidden_at')
    .executeTakeFirstOrThrow()

/** Hidden reviews that were rewritten, one by one; the few hidden ones have the index `reviews__hidden`. */
const queuedReviews = (db: Db): Queue => ({
  code: 'courses.reviews-rewritten',
  title: 'نظر بازنویسی‌شده',
  async items(after, most) {
    const id = sql<string>`${reviewId}::uuid`
    const rewritten = reviewing(db)
      .selectFrom('courses.reviews as r')
      .innerJoin('courses.courses as c', 'c.id', 'r.course_id')
      .innerJoin('identity.people as writer', 'writer.id', 'r.person_id')
      .select(['r.course_id', 'r.person_id', 'r.changed_at as at', 'c.title', 'writer.name as person'])
      .select(id.as('id'))
      .where('r.hidden_at', 'is not', null)
      .whereRef('r.changed_at', '>', 'r.hidden_at')
    const rows = await keysetQuery(
      rewritten,
      [asc('r.changed_at', 'instant'), asc(id)],
      after,
      most,
    ).execute()
    return rows.map(({ course_id, person_id, ...row }) => ({
      ...row,
      title: `نظر دربارهٔ «${row.title}»`,
      link: `/manage/reviews?hidden=yes&courseId=${course_id}&personId=${person_id}`,
    }))
  },
})
