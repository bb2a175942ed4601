import type { Caller } from '#platform/actor'
import type { Clock } from '#platform/clock'
import { type Db, type Tx, transaction } from '#platform/database'
import type { Jobs } from '#platform/jobs'
import { refuse } from '#platform/refusal'
import { cameOnlyFromOthers } from '../audit/audit-queries.ts'
import { record } from '../audit/audited-acts.ts'
import { deviceName } from '../audit/device-name.ts'
import { leaveHappening } from '../happenings.ts'
import { findProfile, type Profile } from '../people/person-queries.ts'
import { type StartedSession, startSession } from '../sessions/start-session.ts'
import { identity } from '../tables.ts'

export interface SignedIn extends StartedSession {
  readonly user: Profile
}

/** How the person proved who they are; for the audit. */
export type SignInMethod =
  | 'password'
  | 'ticket'
  | 'second factor'
  | 'google'
  | 'school'
  | 'passkey'
  | 'registration'
  | 'recovery'

export interface OpenDeps {
  readonly db: Db
  readonly clock: Clock
  readonly jobs: Jobs
}

/** Starts a session for a person who proved who they are, and records it in the audit. */
export const openSession = (
  deps: OpenDeps,
  personId: string,
  caller: Caller,
  way: SignInMethod,
): Promise<SignedIn> =>
  transaction(deps.db, async (tx) => {
    await refuseBlocked(tx, personId)
    return openSessionIn(tx, deps, personId, caller, way)
  })

/** Called only after the proof of identity, so that nobody else learns that the account is blocked. */
export async function refuseBlocked(tx: Tx, personId: string): Promise<void> {
  const account = await identity(tx)
    .selectFrom('identity.accounts')
    .select('blocked_at')
    .where('id', '=', personId)
    .executeTakeFirst()
  if (account?.blocked_at) refuse('identity.account-blocked')
}

/** `openSession` inside the caller's transaction, without the check for a blocked account. */
export async function openSessionIn(
  tx: Tx,
  { clock, jobs }: Omit<OpenDeps, 'db'>,
  personId: string,
  caller: Caller,
  way: SignInMethod,
): Promise<SignedIn> {
  const device = deviceName(caller.userAgent)
  const isNewDevice = await cameOnlyFromOthers(tx, personId, device)
  const session = await startSession(tx, clock, personId, caller)
  const user = await findProfile(tx, { id: personId })
  if (!user) throw new Error('a session was started for nobody')
  const actor = { personId, sessionId: session.sessionId }
  await record(tx, clock, caller, { act: 'signed-in', personId, actor, detail: { way, device } })
  if (isNewDevice) {
    const about = { what: 'signed-in-on-new-device', device, address: caller.address } as const
    await leaveHappening(jobs, tx, clock, personId, about)
  }
  return { ...session, user }
}
