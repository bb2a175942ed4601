import type { Actor, Caller } from '#platform/actor'
import type { Clock } from '#platform/clock'
import { type Db, type Tx, transaction } from '#platform/database'
import { Refusal, refuse, refuseIf } from '#platform/refusal'
import { settingValue } from '#platform/settings'
import { record } from '../audit/audited-acts.ts'
import type { IdentityDeps } from '../deps.ts'
import { codeSettings } from '../identity-settings.ts'
import { secretFits } from '../password/hash.ts'
import { findOwner } from '../password/password-queries.ts'
import { findByIdentifier } from '../people/person-queries.ts'
import { checkFactorCode, type FactorProof } from '../second-factor/check-code.ts'
import { hasSecondFactor } from '../second-factor/second-factor-queries.ts'
import { noteReauthentication, reauthenticatedAt } from '../sessions/session-queries.ts'
import { useTicket } from '../verification/tickets.ts'
import { reauthenticationTries, secondFactorTries } from './limits.ts'

/** A password or a ticket; with a second factor on, its code beside it. */
export interface ReauthenticateAsk {
  readonly password?: string | undefined
  /** A ticket for the person's own mobile or verified e-mail, with the purpose «change». */
  readonly ticket?: string | undefined
  /** A number of the authenticator, or a recovery code. */
  readonly code?: string | undefined
}

type Deps = Pick<IdentityDeps, 'db' | 'clock' | 'limits' | 'secret'>

/** Checks again who uses the session; valid for some minutes, in this session only. */
export async function reauthenticate(deps: Deps, caller: Caller, actor: Actor, ask: ReauthenticateAsk) {
  const { db, clock, limits } = deps
  const { personId } = actor
  await limits.take(reauthenticationTries, personId)
  if (ask.code !== undefined) await limits.take(secondFactorTries, personId)
  const now = clock.now()
  const recordHere = (at: Db, act: 'reauthenticated' | 'reauthentication-failed' | 'recovery-code-used') =>
    record(at, clock, caller, { act, personId, actor })
  try {
    await transaction(db, async (tx) => {
      // A refused code rolls back the use of the ticket, so that the person needs no second SMS.
      refuseIf(await whyNotProof(tx, clock, personId, ask))
      const given = await factorGiven(tx, deps, personId, ask.code)
      if (given === 'nothing') refuse('identity.second-factor-wrong')
      if (given === 'recovery code') await recordHere(tx, 'recovery-code-used')
      await noteReauthentication(tx, actor.sessionId, now)
      await recordHere(tx, 'reauthenticated')
    })
  } catch (error) {
    if (error instanceof Refusal) await recordHere(db, 'reauthentication-failed')
    throw error
  }
  await limits.forget(reauthenticationTries, personId)
  if (ask.code !== undefined) await limits.forget(secondFactorTries, personId)
  return { until: new Date(now.getTime() + (await reauthenticationMs(db))) }
}

async function whyNotProof(tx: Tx, clock: Clock, personId: string, { password, ticket }: ReauthenticateAsk) {
  if (password !== undefined) {
    const { password_hash } = await findOwner(tx, personId)
    return (await secretFits(password_hash, password)) ? null : 'identity.password-wrong'
  }
  const proof = await useTicket(tx, clock, ticket ?? '', 'change', personId)
  const isOwn = proof !== undefined && (await findByIdentifier(tx, proof.recipient))?.id === personId
  return isOwn ? null : 'identity.ticket-wrong'
}

/** The proof of the second factor; «none» when it is off, whatever `code` is; «nothing» when the proof is missing. */
async function factorGiven(
  tx: Tx,
  { clock, secret }: Deps,
  personId: string,
  code: string | undefined,
): Promise<FactorProof | 'none' | 'nothing'> {
  if (!(await hasSecondFactor(tx, personId))) return 'none'
  if (code === undefined) return 'nothing'
  return (await checkFactorCode(tx, clock, secret, personId, code)) ?? 'nothing'
}

/** Refuses a change that was not preceded by `reauthenticate` in this session, some minutes ago at most. */
export async function refuseUnlessReauthenticated(db: Db, clock: Clock, actor: Actor): Promise<void> {
  const at = await reauthenticatedAt(db, actor.sessionId)
  // The session was active when the request came in, and has been ended since.
  if (at === undefined) refuse('request.unauthenticated')
  if (!(await isRecent(db, at, clock))) refuse('identity.reauthentication-wrong')
}

export async function isReauthenticated(db: Db, clock: Clock, actor: Actor): Promise<boolean> {
  return isRecent(db, await reauthenticatedAt(db, actor.sessionId), clock)
}

/** For how long a proof counts. */
export const reauthenticationMs = async (db: Db): Promise<number> =>
  (await settingValue(db, codeSettings.reauthenticationMinutes)) * 60_000

const isRecent = async (db: Db, at: Date | null | undefined, clock: Clock): Promise<boolean> =>
  at != null && clock.now().getTime() < at.getTime() + (await reauthenticationMs(db))
