import type { Actor, Caller } from '#platform/actor'
import { type Tx, transaction } from '#platform/database'
import { refuse } from '#platform/refusal'
import { record } from '../audit/audited-acts.ts'
import type { IdentityDeps } from '../deps.ts'
import { lockHolding } from '../roles/role-queries.ts'
import { announceEnded, endOtherSessions } from '../sessions/end-session.ts'
import type { Guarding } from './block-person.ts'
import { notifyUserManagers } from './notify-user-managers.ts'

type Deps = Pick<IdentityDeps, 'db' | 'clock' | 'jobs' | 'broadcast'>

/** A manager ends every session of a person (ASVS 7.4.5) with a reason. The manager's own current session stays. */
export async function endPersonSessions(
  deps: Deps,
  caller: Caller,
  actor: Actor,
  guarding: Guarding,
): Promise<{ ended: number }> {
  const ended = await transaction(deps.db, (tx) => endSessionsIn(deps, tx, caller, actor, guarding))
  await announceEnded(deps.broadcast, ended)
  return { ended: ended.length }
}

/** The same within a transaction; returns the ended sessions. */
export async function endSessionsIn(
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  tx: Tx,
  caller: Caller,
  actor: Actor,
  { personId, reason }: Guarding,
): Promise<string[]> {
  if (!(await lockHolding(tx, personId))) refuse('request.not-found')
  const keep = personId === actor.personId ? actor.sessionId : null
  const ids = await endOtherSessions(tx, personId, keep)
  const detail = { reason, sessions: ids.length }
  await record(tx, clock, caller, { act: 'other-sessions-ended', personId, actor, detail })
  const sessionsEnded = { act: 'sessions-ended', personId, reason } as const
  if (personId !== actor.personId) await notifyUserManagers({ clock, jobs }, tx, actor, sessionsEnded)
  return ids
}
