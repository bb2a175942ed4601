import type pg from 'pg'
import { z } from 'zod'
import type { Clock } from './clock.ts'
import { type Db, transaction } from './database.ts'
import { jobKind, type Worker, worker } from './jobs.ts'
import { sweepHeardEvents } from './listen.ts'
import { sweepTopics } from './live-topics/kept-messages.ts'
import { sweepRequests } from './once.ts'
import { sweepOutbox } from './outbox/rows.ts'
import { sweepRateLimits } from './rate-limits.ts'

const nothing = z.strictObject({})

/** The platform's own jobs; each deletes rows that have expired. */
const forgetRequests = jobKind('platform.forget-requests', nothing, { retries: 2, pause: 60 })
const forgetRateLimits = jobKind('platform.forget-rate-limits', nothing, { retries: 2, pause: 60 })
const forgetHeard = jobKind('platform.forget-heard-events', nothing, { retries: 2, pause: 60 })
const forgetTopics = jobKind('platform.forget-topics', nothing, { retries: 2, pause: 60 })
const forgetOutbox = jobKind('platform.forget-outbox', nothing, { retries: 2, pause: 60 })

/** The platform's scheduled jobs; they run beside the modules' jobs. */
export function platformWorkers({ db, clock, pool }: { db: Db; clock: Clock; pool: pg.Pool }): Worker[] {
  const once = { atOnce: 1 }
  return [
    worker(forgetRequests, () => transaction(db, (tx) => sweepRequests(tx, clock)), {
      ...once,
      every: '7 * * * *',
    }),
    worker(forgetRateLimits, () => sweepRateLimits(pool, clock.now()), { ...once, every: '17 * * * *' }),
    worker(forgetHeard, () => sweepHeardEvents(db, clock), { ...once, every: '47 4 * * *' }),
    worker(forgetTopics, () => sweepTopics(db, clock), { ...once, every: '*/10 * * * *' }),
    worker(forgetOutbox, () => sweepOutbox(db, clock), { ...once, every: '27 4 * * *' }),
  ]
}
