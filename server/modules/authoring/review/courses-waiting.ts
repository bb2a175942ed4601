import type { Db } from '#platform/database'
import type { Attention } from '#plugs/attention'
import { countWaiting, longestWaiting, queuedCourses } from './review-queries.ts'

/** Shows managers of content how many courses wait for review. */
export const coursesWaiting = (db: Db): Attention => ({
  ofManager: {
    scope: 'content',
    uncounted: {
      code: 'courses.waiting-for-review',
      title: 'دوره‌های در انتظار بررسی',
      link: '/manage/courses',
      verb: 'بررسی دوره‌ها',
      urgency: 'people',
    },
    queues: [queuedCourses(db)],
    async items() {
      const [count, oldest] = await Promise.all([countWaiting(db), longestWaiting(db)])
      const isOne = count === 1 && oldest
      return [
        {
          code: 'courses.waiting-for-review',
          title: 'دوره در انتظار بررسی',
          count,
          link: isOne ? `/manage/courses/${oldest.id}` : '/manage/courses',
          verb: isOne ? 'بررسی دوره' : 'بررسی دوره‌ها',
          urgency: 'people' as const,
          oldest: oldest && { name: `«${oldest.title}» از ${oldest.teacher}`, at: oldest.at },
        },
      ]
    },
  },
})
