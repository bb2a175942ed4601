import type { Actor, Caller } from '#platform/actor'
import type { Clock } from '#platform/clock'
import { type Db, transaction } from '#platform/database'
import { refuse } from '#platform/refusal'
import { record } from '../audit/record.ts'
import type { IdentityParts } from '../parts.ts'
import { secretFits } from '../password/hash.ts'
import { findOwner } from '../password/password-queries.ts'
import { findByIdentifier } from '../people/person-queries.ts'
import { checkFactorCode } from '../second-factor/check-code.ts'
import { hasSecondFactor } from '../second-factor/second-factor-queries.ts'
import { reauthenticationMs } from '../sessions/session-life.ts'
import { noteReauthentication, reauthenticatedAt } from '../sessions/session-queries.ts'
import { useTicket } from '../verification/tickets.ts'
import { reauthenticationTries } from './limits.ts'

/** One of the three. */
export interface ReauthenticateAsk {
  readonly password?: string | undefined
  /** Of the authenticator, or a recovery code. */
  readonly code?: string | undefined
  /** Of one's own mobile or verified e-mail, purpose «change». */
  readonly ticket?: string | undefined
}

type Parts = Pick<IdentityParts, 'db' | 'clock' | 'limits' | 'secret'>

/** Proves again who is there; it holds for five minutes, in this session only. */
export async function reauthenticate(parts: Parts, caller: Caller, actor: Actor, ask: ReauthenticateAsk) {
  const { db, clock, limits } = parts
  const { personId } = actor
  await limits.take(reauthenticationTries, personId)
  const refusal = await whyNot(parts, personId, ask)
  if (refusal) {
    await record(db, clock, caller, { act: 'reauthentication-failed', personId, actor })
    refuse(refusal)
  }
  const now = clock.now()
  await noteReauthentication(db, actor.sessionId, now)
  await record(db, clock, caller, { act: 'reauthenticated', personId, actor })
  await limits.forget(reauthenticationTries, personId)
  return { until: new Date(now.getTime() + reauthenticationMs) }
}

async function whyNot({ db, clock, secret }: Parts, personId: string, ask: ReauthenticateAsk) {
  if (ask.password !== undefined) {
    const { password_hash } = await findOwner(db, personId)
    return (await secretFits(password_hash, ask.password)) ? null : 'identity.password-wrong'
  }
  if (ask.code !== undefined) {
    const given = await checkFactorCode(db, clock, secret, personId, ask.code)
    return given ? null : 'identity.second-factor-wrong'
  }
  return (await isOwnTicket(db, clock, personId, ask.ticket ?? '')) ? null : 'identity.ticket-wrong'
}

/** With a second factor on, reading somebody's messages is not enough to turn it off. */
async function isOwnTicket(db: Db, clock: Clock, personId: string, ticket: string): Promise<boolean> {
  if (await hasSecondFactor(db, personId)) return false
  return transaction(db, async (tx) => {
    const proof = await useTicket(tx, clock, ticket, 'change', personId)
    return proof !== undefined && (await findByIdentifier(tx, proof.recipient))?.id === personId
  })
}

/** Refuses a change that was not preceded by `reauthenticate` in this session, within five minutes. */
export async function refuseUnlessReauthenticated(db: Db, clock: Clock, actor: Actor): Promise<void> {
  if (!(await isReauthenticated(db, clock, actor))) refuse('identity.reauthentication-wrong')
}

export async function isReauthenticated(db: Db, clock: Clock, actor: Actor): Promise<boolean> {
  const at = await reauthenticatedAt(db, actor.sessionId)
  return at !== null && clock.now().getTime() < at.getTime() + reauthenticationMs
}
