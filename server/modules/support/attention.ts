import { localDigits } from '@arvand/persian/digits'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { Attention } from '#plugs/attention'
import { readOpen } from './ticket-queries.ts'

/** Counts open tickets for managers of support, and says how many are late. */
export const ticketsWaiting = (db: Db, clock: Clock): Attention => ({
  ofManager: {
    scope: 'support',
    uncounted: {
      code: 'support.tickets-waiting',
      title: 'تیکت‌های بی‌پاسخ',
      link: '/manage/tickets',
      verb: 'خواندن تیکت‌ها',
      urgency: 'people',
    },
    async items() {
      const { count, late, oldest } = await readOpen(db, clock.now())
      return [
        {
          code: 'support.tickets-waiting',
          title: late === 0 ? 'تیکت بی‌پاسخ' : `تیکت بی‌پاسخ، ${localDigits(late)} تا از مهلت گذشته`,
          count,
          link: '/manage/tickets',
          verb: count === 1 ? 'خواندن تیکت' : 'خواندن تیکت‌ها',
          urgency: 'people' as const,
          oldest,
        },
      ]
    },
  },
})
