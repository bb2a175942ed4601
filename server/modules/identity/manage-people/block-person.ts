import type { Actor, Caller } from '#platform/actor'
import { type Tx, transaction } from '#platform/database'
import { refuse, refuseIf } from '#platform/refusal'
import { record } from '../audit/audited-acts.ts'
import type { IdentityDeps } from '../deps.ts'
import { isUserManager } from '../roles/holding.ts'
import { isLastKeeper, lockHolding } from '../roles/role-queries.ts'
import { announceEnded, endOtherSessions } from '../sessions/end-session.ts'
import { refuseUnlessReauthenticated } from '../sign-in/reauthenticate.ts'
import { identity } from '../tables.ts'
import { notifyUserManagers } from './notify-user-managers.ts'

export interface Guarding {
  readonly personId: string
  readonly reason: string
}

/** Nobody may block their own account; another manager can. */
export const whyNotBlock = (isSamePerson: boolean) =>
  isSamePerson ? ('identity.own-account' as const) : null

type Deps = Pick<IdentityDeps, 'db' | 'clock' | 'jobs' | 'broadcast'>
type InDeps = Pick<Deps, 'clock' | 'jobs'>

/** Blocks an account, whatever roles it has, and ends its sessions. Does nothing if it is blocked already. */
export async function blockPerson(
  deps: Deps,
  caller: Caller,
  actor: Actor,
  guarding: Guarding,
): Promise<{ ended: number }> {
  const ended = await transaction(deps.db, (tx) => blockIn(deps, tx, caller, actor, guarding))
  await announceEnded(deps.broadcast, ended)
  return { ended: ended.length }
}

/** The same within a transaction; returns the ended sessions. A refusal comes before anything is written. */
export async function blockIn(
  { clock, jobs }: InDeps,
  tx: Tx,
  caller: Caller,
  actor: Actor,
  { personId, reason }: Guarding,
): Promise<string[]> {
  refuseIf(whyNotBlock(personId === actor.personId))
  const holding = (await lockHolding(tx, personId)) ?? refuse('request.not-found')
  if (isUserManager(holding) && (await isLastKeeper(tx, personId))) refuse('identity.last-manager')
  if (!(await setBlocked(tx, personId, clock.now()))) return []
  const ids = await endOtherSessions(tx, personId, null)
  const detail = { reason, sessions: ids.length }
  await record(tx, clock, caller, { act: 'account-blocked', personId, actor, detail })
  await notifyUserManagers({ clock, jobs }, tx, actor, { act: 'blocked', personId, reason })
  return ids
}

/** Unblocks an account; its roles and scopes did not change. Does nothing if it is not blocked. */
export async function unblockPerson(
  deps: Deps,
  caller: Caller,
  actor: Actor,
  guarding: Guarding,
): Promise<void> {
  await refuseUnlessReauthenticated(deps.db, deps.clock, actor)
  await transaction(deps.db, (tx) => unblockIn(deps, tx, caller, actor, guarding))
}

/** The same within a transaction, after reauthentication. */
export async function unblockIn(
  { clock, jobs }: InDeps,
  tx: Tx,
  caller: Caller,
  actor: Actor,
  { personId, reason }: Guarding,
): Promise<void> {
  if (!(await lockHolding(tx, personId))) refuse('request.not-found')
  if (!(await setBlocked(tx, personId, null))) return
  await record(tx, clock, caller, { act: 'account-unblocked', personId, actor, detail: { reason } })
  await notifyUserManagers({ clock, jobs }, tx, actor, { act: 'unblocked', personId, reason })
}

/** False when the account was in that state already. */
async function setBlocked(tx: Tx, personId: string, blockedAt: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await identity(tx)
    .updateTable('identity.accounts')
    .set({ blocked_at: blockedAt })
    .where('id', '=', personId)
    .where('blocked_at', blockedAt === null ? 'is not' : 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
