import type { Actor, Caller } from '#platform/actor'
import { type Tx, transaction } from '#platform/database'
import { refuse, refuseIf } from '#platform/refusal'
import { record } from '../audit/audited-acts.ts'
import { dropPagesShowing } from '../cached-pages.ts'
import type { IdentityDeps } from '../deps.ts'
import { leaveHappening, shownAnew } from '../happenings.ts'
import { hasPassword } from '../password/password-queries.ts'
import { findProfile, type Profile } from '../people/person-queries.ts'
import { announceEnded, endOtherSessions } from '../sessions/end-session.ts'
import { refuseUnlessReauthenticated } from '../sign-in/reauthenticate.ts'
import { lacking, losesUserManagement, whyNotHold, whyNotManager } from './holding.ts'
import { give, type Holding, isLastKeeper, lockHolding, take } from './role-queries.ts'

type Deps = Pick<IdentityDeps, 'db' | 'clock' | 'jobs' | 'broadcast' | 'pages'>

/**
 * Makes a person hold exactly these roles and scopes. Their sessions end when something was taken or the role of a
 * manager was given, so that every active session was begun with the rights it has (ASVS 7.2.4).
 */
export async function setRoles(
  deps: Deps,
  caller: Caller,
  actor: Actor,
  personId: string,
  wish: Holding,
): Promise<{ person: Profile }> {
  await refuseUnlessReauthenticated(deps.db, deps.clock, actor)
  const { person, ended, before } = await transaction(deps.db, (tx) =>
    setRolesIn(deps, tx, caller, actor, personId, () => wish),
  )
  await announceEnded(deps.broadcast, ended)
  await dropPagesShowing(deps.pages, person, { handle: null, roles: [...before.roles] })
  return { person }
}

/** The same within a transaction, after reauthentication. A refusal comes before anything is written. */
export async function setRolesIn(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  tx: Tx,
  caller: Caller,
  actor: Actor,
  personId: string,
  wishOf: (before: Holding) => Holding,
): Promise<{ person: Profile; before: Holding; ended: string[] }> {
  const giver = { isSamePerson: personId === actor.personId, scopes: actor.scopes }
  const before = (await lockHolding(tx, personId)) ?? refuse('request.not-found')
  const wish = wishOf(before)
  refuseIf(whyNotHold(before, wish, giver))
  if (losesUserManagement(before, wish) && (await isLastKeeper(tx, personId))) refuse('identity.last-manager')
  const given = lacking(wish, before)
  const taken = lacking(before, wish)
  if (given.roles.includes('manager')) refuseIf(whyNotManager(await hasPassword(tx, personId)))
  await give(tx, deps.clock, personId, given, actor.personId)
  await take(tx, personId, taken)
  await deps.jobs.leave(tx, shownAnew, { personId })
  await writeDown(deps, tx, caller, actor, personId, { given, taken })
  const mustEnd = taken.roles.length + taken.scopes.length > 0 || given.roles.includes('manager')
  const ended = mustEnd ? await endOtherSessions(tx, personId, null) : []
  return { person: (await findProfile(tx, { id: personId })) ?? refuse('request.not-found'), ended, before }
}

async function writeDown(
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  tx: Tx,
  caller: Caller,
  actor: Actor,
  personId: string,
  { given, taken }: { given: Holding; taken: Holding },
): Promise<void> {
  const isSomething = ({ roles, scopes }: Holding) => roles.length + scopes.length > 0
  for (const [act, holding] of [['role-granted', given] as const, ['role-taken', taken] as const]) {
    if (!isSomething(holding)) continue
    const { roles, scopes } = holding
    await record(tx, clock, caller, { act, personId, actor, detail: { roles, scopes } })
    await leaveHappening(jobs, tx, clock, personId, { what: act, roles: [...roles], scopes: [...scopes] })
  }
}
