import type { Actor, Caller } from '#platform/actor'
import { transaction } from '#platform/database'
import { record } from '../audit/audited-acts.ts'
import type { IdentityDeps } from '../deps.ts'
import { announceEnded, endSession } from '../sessions/end-session.ts'

/** Ends this session on the server: its token is invalid from now on. */
export async function logOut(
  { db, clock, broadcast }: Pick<IdentityDeps, 'db' | 'clock' | 'broadcast'>,
  caller: Caller,
  actor: Actor,
): Promise<void> {
  const { personId, sessionId } = actor
  await transaction(db, async (tx) => {
    const wasAlive = await endSession(tx, personId, sessionId)
    if (wasAlive) await record(tx, clock, caller, { act: 'signed-out', personId, actor })
  })
  await announceEnded(broadcast, [sessionId])
}
