import { sql } from 'kysely'
import type { Db } from '#platform/database'
import type { Attention } from '#plugs/attention'
import { courses } from '../tables.ts'

/** Shows managers of content how many hidden reviews were rewritten by their writers. */
export const reviewsRewritten = (db: Db): Attention => ({
  ofManager: {
    scope: 'content',
    items: async () => [
      {
        code: 'courses.reviews-rewritten',
        title: 'نظرهای پنهانی که بازنویسی شده‌اند',
        count: await countRewritten(db),
        link: '/manage/reviews?hidden=yes',
      },
    ],
  },
})

async function countRewritten(db: Db): Promise<number> {
  const { count } = await courses(db)
    .selectFrom('courses.reviews')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('hidden_at', 'is not', null)
    .whereRef('changed_at', '>', 'hidden_at')
    .executeTakeFirstOrThrow()
  return count
}
