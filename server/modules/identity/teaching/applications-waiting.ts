import type { Db } from '#platform/database'
import type { Attention } from '#plugs/attention'
import { countOpenApplications, oldestApplication } from './application-queries.ts'
import { queuedApplications } from './list-applications.ts'

/** Shows managers of people how many applications to teach wait for a decision. */
export const applicationsWaiting = (db: Db): Attention => ({
  ofManager: {
    scope: 'people',
    uncounted: {
      code: 'identity.applications-waiting',
      title: 'درخواست‌های تدریس',
      link: '/manage/teaching',
      verb: 'بررسی درخواست‌های تدریس',
      urgency: 'people',
    },
    queues: [queuedApplications(db)],
    async items() {
      const [count, oldest] = await Promise.all([countOpenApplications(db), oldestApplication(db)])
      return [
        {
          code: 'identity.applications-waiting',
          title: 'درخواست تدریس',
          count,
          link: '/manage/teaching',
          verb: count === 1 ? 'بررسی درخواست تدریس' : 'بررسی درخواست‌های تدریس',
          urgency: 'people' as const,
          oldest,
        },
      ]
    },
  },
})
