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

/** Blocks an account, whatever roles it has, and ends its sessions. Does nothing if it is blocked already. */
export async function blockPerson(
  { db, clock, jobs, broadcast }: Deps,
  caller: Caller,
  actor: Actor,
  { personId, reason }: Guarding,
): Promise<{ ended: number }> {
  refuseIf(whyNotBlock(personId === actor.personId))
  const ended = await transaction(db, async (tx) => {
    const holding = (await lockHolding(tx, personId)) ?? refuse('request.not-found')
    if (isUserManager(holding) && (await isLastKeeper(tx, personId))) refuse('identity.last-manager')
    if (!(await setBlocked(tx, personId, clock.now()))) return []
    const ids = await endOtherSessions(tx, personId, null)
    const detail = { reason, sessions: ids.length }
    await record(tx, clock, caller, { act: 'account-blocked', personId, actor, detail })
    await notifyUserManagers({ clock, jobs }, tx, actor, { act: 'blocked', personId, reason })
    return ids
  })
  await announceEnded(broadcast, ended)
  return { ended: ended.length }
}

/** Unblocks an account; its roles and scopes did not change. Does nothing if it is not blocked. */
export async function unblockPerson(
  { db, clock, jobs }: Deps,
  caller: Caller,
  actor: Actor,
  { personId, reason }: Guarding,
): Promise<void> {
  await refuseUnlessReauthenticated(db, clock, actor)
  await transaction(db, async (tx) => {
    if (!(await lockHolding(tx, personId))) refuse('request.not-found')
    if (!(await setBlocked(tx, personId, null))) return
    await record(tx, clock, caller, { act: 'account-unblocked', personId, actor, detail: { reason } })
    await notifyUserManagers({ clock, jobs }, tx, actor, { act: 'unblocked', personId, reason })
  })
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
