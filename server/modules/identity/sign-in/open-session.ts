import type { Caller } from '#platform/actor'
import type { Clock } from '#platform/clock'
import { type Db, type Tx, transaction } from '#platform/database'
import { record } from '../audit/record.ts'
import { findProfile, type Profile } from '../people/person-queries.ts'
import { type StartedSession, startSession } from '../sessions/start-session.ts'

export interface SignedIn extends StartedSession {
  readonly user: Profile
}

/** How the person proved who they are; for the audit. */
export type SignInWay = 'password' | 'ticket' | 'second factor' | 'google' | 'registration' | 'recovery'

/** Starts a session for somebody who proved who they are, and writes it down. */
export const openSession = (
  db: Db,
  clock: Clock,
  personId: string,
  caller: Caller,
  way: SignInWay,
): Promise<SignedIn> => transaction(db, (tx) => openSessionIn(tx, clock, personId, caller, way))

export async function openSessionIn(
  tx: Tx,
  clock: Clock,
  personId: string,
  caller: Caller,
  way: SignInWay,
): Promise<SignedIn> {
  const session = await startSession(tx, clock, personId, caller)
  const user = await findProfile(tx, { id: personId })
  if (!user) throw new Error('a session was started for nobody')
  const actor = { personId, sessionId: session.sessionId }
  await record(tx, clock, caller, { act: 'signed-in', personId, actor, detail: { way } })
  return { ...session, user }
}
