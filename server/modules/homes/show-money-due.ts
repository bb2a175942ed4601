import type { Clock } from '#platform/clock'
import { type Db, prepared } from '#platform/database'
import { homes } from './tables.ts'

const soon = 30 * 86_400_000
const most = 3

/** What of a person's money has a term; two queries at once. */
export async function showMoneyDue(db: Db, clock: Clock, personId: string) {
  const now = clock.now()
  const [factors, credits] = await Promise.all([
    unpaidFactors(db, { personId, now }),
    expiringCredits(db, { personId, now, until: new Date(now.getTime() + soon) }),
  ])
  return { factors, credits }
}

const unpaidFactors = prepared((db, { personId, now }: { personId: string; now: Date }) =>
  homes(db)
    .selectFrom('commerce.unpaid_factors')
    .select(['id', 'total', 'expires_at as expiresAt'])
    .where('person_id', '=', personId)
    .where('expires_at', '>', now)
    .orderBy('expires_at')
    .limit(most),
)

const expiringCredits = prepared(
  (db, { personId, now, until }: { personId: string; now: Date; until: Date }) =>
    homes(db)
      .selectFrom('wallet.expiring_credits')
      .select(['amount', 'expires_at as expiresAt'])
      .where('person_id', '=', personId)
      .where('expires_at', '>', now)
      .where('expires_at', '<', until)
      .orderBy('expires_at')
      .orderBy('id')
      .limit(most),
)
