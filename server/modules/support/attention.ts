import { localDigits } from '@arvand/persian/digits'
import { sql } from 'kysely'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import { asc, keysetQuery } from '#platform/keyset'
import type { Attention } from '#plugs/attention'
import type { Queue } from '#plugs/queue'
import { support } from './tables.ts'
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
    queues: [queuedTickets(db)],
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

/** Open tickets; each waits since it was opened last. Uses the index `tickets__open_since`. */
const queuedTickets = (db: Db): Queue => ({
  code: 'support.tickets-waiting',
  title: 'تیکت',
  async items(after, most) {
    const open = support(db)
      .selectFrom('support.tickets')
      .select(['id', 'subject as title', 'name as person', 'open_since', 'created_at'])
      .where('state', '=', sql.lit('open'))
    const longestFirst = [asc('open_since' as const, 'instant'), asc('id' as const)]
    const rows = await keysetQuery(open, longestFirst, after, most).execute()
    return rows.map(({ open_since, created_at, ...row }) => ({
      ...row,
      at: open_since ?? created_at,
      link: `/manage/tickets/${row.id}`,
    }))
  },
})
