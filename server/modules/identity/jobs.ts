import { z } from 'zod'
import { jobKind, type Worker, worker } from '#platform/jobs'
import type { MobileProved } from '#plugs/mobile-proved'
import type { IdentityDeps } from './deps.ts'
import { mobileProved } from './happenings.ts'
import { makeAllImported, makeImported } from './import-people/import-people.ts'
import { sweepChallenges } from './passkeys/challenge.ts'
import { lifeOf, readLimits } from './sessions/session-life.ts'
import { sweepSessions } from './sessions/session-queries.ts'
import { identity } from './tables.ts'
import { resendCode, resendUnsentCode } from './verification/deliver-code.ts'

const sweep = jobKind('identity.sweep', z.object({}))

export const identityWorkers = (deps: IdentityDeps, takers: readonly MobileProved[]): Worker[] => [
  worker(resendCode, ({ verificationId }) => resendUnsentCode(deps, deps.clock, verificationId)),
  worker(mobileProved, async ({ personId, mobile }) => {
    for (const takeUp of takers) await takeUp(personId, mobile)
  }),
  worker(makeImported, (ordered, signal) => makeAllImported(deps, ordered, signal)),
  worker(sweep, () => sweepWhatIsOver(deps), { every: '17 4 * * *', atOnce: 1 }),
]

/**
 * Deletes expired codes, tickets, challenges and sessions, and imports of people. Codes stay a day longer, for limits
 * over a whole day.
 */
async function sweepWhatIsOver({ db, clock }: Pick<IdentityDeps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const dayAgo = new Date(now.getTime() - 86_400_000)
  await identity(db).deleteFrom('identity.verifications').where('expires_at', '<', dayAgo).execute()
  await identity(db).deleteFrom('identity.tickets').where('expires_at', '<', now).execute()
  await identity(db).deleteFrom('identity.challenges').where('expires_at', '<', now).execute()
  const monthAgo = new Date(now.getTime() - 30 * 86_400_000)
  await identity(db).deleteFrom('identity.people_imports').where('at', '<', monthAgo).execute()
  await sweepChallenges(db, now)
  const limits = await readLimits(db)
  const lives = [lifeOf(limits, false), lifeOf(limits, true)]
  // A session that no role keeps any longer.
  await sweepSessions(db, now, {
    idleMs: Math.max(...lives.map(({ idleMs }) => idleMs)),
    absoluteMs: Math.max(...lives.map(({ absoluteMs }) => absoluteMs)),
  })
}
