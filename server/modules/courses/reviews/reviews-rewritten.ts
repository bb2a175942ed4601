import { sql } from 'kysely'
import type { Db } from '#platform/database'
import type { Attention } from '#plugs/attention'
import { courses } from '../tables.ts'

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
