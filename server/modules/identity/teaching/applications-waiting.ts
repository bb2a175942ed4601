import type { Db } from '#platform/database'
import type { Attention } from '#plugs/attention'
import { countOpenApplications } from './application-queries.ts'

/** Shows managers of people how many applications to teach wait for a decision. */
export const applicationsWaiting = (db: Db): Attention => ({
  ofManager: {
    scope: 'people',
    items: async () => [
      {
        code: 'identity.applications-waiting',
        title: 'درخواست‌های تدریس در انتظار پاسخ شماست',
        count: await countOpenApplications(db),
        link: '/manage/teaching',
      },
    ],
  },
})
