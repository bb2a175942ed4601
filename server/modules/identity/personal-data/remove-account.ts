import type { Actor, Caller } from '#platform/actor'
import { transaction } from '#platform/database'
import { forgetRequests } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import type { PersonalData } from '#plugs/personal-data'
import { record } from '../audit/audited-acts.ts'
import { dropPagesShowing } from '../cached-pages.ts'
import type { IdentityDeps } from '../deps.ts'
import { shownAnew } from '../happenings.ts'
import { findProfile } from '../people/person-queries.ts'
import { losesUserManagement } from '../roles/holding.ts'
import { isLastKeeper, lockHolding } from '../roles/role-queries.ts'
import { announceEnded, endOtherSessions } from '../sessions/end-session.ts'
import { refuseUnlessReauthenticated } from '../sign-in/reauthenticate.ts'
import { identity } from '../tables.ts'
import { identityPersonalData } from './identity-personal-data.ts'

type Deps = Pick<IdentityDeps, 'db' | 'clock' | 'jobs' | 'broadcast' | 'pages'>

/** Erases everything that identifies a person and ends every session. The id stays, because other rows refer to it. */
export async function removeAccount(
  { db, clock, jobs, broadcast, pages }: Deps,
  caller: Caller,
  actor: Actor,
  plugs: readonly PersonalData[],
): Promise<void> {
  const { personId } = actor
  await refuseUnlessReauthenticated(db, clock, actor)
  const { person, ended } = await transaction(db, async (tx) => {
    const holding = (await lockHolding(tx, personId)) ?? refuse('request.not-found')
    const none = { roles: [], scopes: [] }
    if (losesUserManagement(holding, none) && (await isLastKeeper(tx, personId)))
      refuse('identity.last-manager')
    for (const { whyNotForget } of plugs) refuseIf((await whyNotForget?.(tx, personId)) ?? null)
    const person = (await findProfile(tx, { id: personId })) ?? refuse('request.not-found')
    await record(tx, clock, caller, { act: 'account-removed', personId, actor })
    // Higher modules first, because their rows may refer to rows of lower ones. They still find the person's mobile
    // and address, by which some of what they store is found.
    for (const { forget } of plugs.toReversed()) await forget(tx, personId)
    await identity(tx)
      .updateTable('identity.accounts')
      .set({ removed_at: clock.now() })
      .where('id', '=', personId)
      .execute()
    await identityPersonalData.forget(tx, personId)
    await forgetRequests(tx, personId)
    await jobs.leave(tx, shownAnew, { personId })
    return { person, ended: await endOtherSessions(tx, personId, null) }
  })
  await announceEnded(broadcast, ended)
  await dropPagesShowing(pages, person)
}
