import type { Actor, Caller } from '#platform/actor'
import { transaction } from '#platform/database'
import { refuse } from '#platform/refusal'
import { record } from '../audit/audited-acts.ts'
import type { IdentityDeps } from '../deps.ts'
import { announceEnded, endOtherSessions, endSession } from './end-session.ts'

/** Ends one of the actor's own sessions; somebody else's is not found. */
export async function endMySession(
  { db, clock, broadcast }: Pick<IdentityDeps, 'db' | 'clock' | 'broadcast'>,
  caller: Caller,
  actor: Actor,
  sessionId: string,
): Promise<void> {
  const { personId } = actor
  await transaction(db, async (tx) => {
    if (!(await endSession(tx, personId, sessionId))) refuse('request.not-found')
    await record(tx, clock, caller, { act: 'session-ended', personId, actor, detail: { sessionId } })
  })
  await announceEnded(broadcast, [sessionId])
}

/** Ends all sessions of the actor but the current one. */
export async function endMyOtherSessions(
  { db, clock, broadcast }: Pick<IdentityDeps, 'db' | 'clock' | 'broadcast'>,
  caller: Caller,
  actor: Actor,
): Promise<{ ended: number }> {
  const { personId, sessionId } = actor
  const ended = await transaction(db, async (tx) => {
    const ids = await endOtherSessions(tx, personId, sessionId)
    const detail = { sessions: ids.length }
    await record(tx, clock, caller, { act: 'other-sessions-ended', personId, actor, detail })
    return ids
  })
  await announceEnded(broadcast, ended)
  return { ended: ended.length }
}
