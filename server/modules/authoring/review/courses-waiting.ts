import type { Db } from '#platform/database'
import type { Attention } from '#plugs/attention'
import { countWaiting } from './review-queries.ts'

/** Shows managers of content how many courses wait for review. */
export const coursesWaiting = (db: Db): Attention => ({
  ofManager: {
    scope: 'content',
    items: async () => [
      {
        code: 'courses.waiting-for-review',
        title: 'دوره‌های در انتظار بررسی',
        count: await countWaiting(db),
        link: '/manage/courses',
      },
    ],
  },
})
