import type { Db } from '#platform/database'
import type { Attention } from '#plugs/attention'
import { readOpen } from './ticket-queries.ts'

/** Counts open tickets for managers of support. */
export const ticketsWaiting = (db: Db): Attention => ({
  ofManager: {
    scope: 'support',
    async items() {
      const { count, oldest } = await readOpen(db)
      return [
        {
          code: 'support.tickets-waiting',
          title: 'پیام بی‌پاسخ',
          count,
          link: '/manage/tickets',
          verb: count === 1 ? 'خواندن پیام' : 'خواندن پیام‌ها',
          urgency: 'people' as const,
          oldest,
        },
      ]
    },
  },
})
