import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import { findProfile } from '../people/person-queries.ts'
import { whyNotManager } from '../roles/holding.ts'
import { listGrants } from '../roles/role-queries.ts'
import { hasSecondFactor } from '../second-factor/second-factor-queries.ts'
import { lifeOf, readLimits } from '../sessions/session-life.ts'
import { activeSessions } from '../sessions/session-queries.ts'
import { identity } from '../tables.ts'

const mostCounted = 100

/** Everything that a manager of people sees of one person. */
export async function showAccount(db: Db, clock: Clock, personId: string) {
  const person = (await findProfile(db, { id: personId })) ?? refuse('request.not-found')
  const life = lifeOf(await readLimits(db), person.roles.includes('manager'))
  const [account, sessions, grants, secondFactor] = await Promise.all([
    identity(db)
      .selectFrom('identity.accounts')
      .select(['created_at', 'removed_at', 'blocked_at', 'password_hash'])
      .where('id', '=', personId)
      .executeTakeFirst(),
    activeSessions(db, personId, { now: clock.now(), life }).limit(mostCounted).execute(),
    listGrants(db, personId),
    hasSecondFactor(db, personId),
  ])
  if (!account || account.removed_at) return refuse('request.not-found')
  return {
    person,
    createdAt: account.created_at,
    livingSessions: sessions.length,
    hasSecondFactor: secondFactor,
    blockedAt: account.blocked_at,
    whyNotManager: whyNotManager(account.password_hash !== null),
    grants,
  }
}
