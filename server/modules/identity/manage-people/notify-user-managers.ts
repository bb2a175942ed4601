import type { Actor } from '#platform/actor'
import type { Tx } from '#platform/database'
import type { IdentityDeps } from '../deps.ts'
import { type Happening, leaveHappening } from '../happenings.ts'
import { namesOf } from '../people/names-of.ts'
import { userManagers } from '../roles/role-queries.ts'

interface AccountAct {
  readonly act: Extract<Happening, { what: 'account-guarded' }>['act']
  readonly personId: string
  readonly reason: string
}

/** Notifies every manager of people of an act on an account, also the actor, whose own account may be stolen. */
export async function notifyUserManagers(
  { clock, jobs }: Pick<IdentityDeps, 'clock' | 'jobs'>,
  tx: Tx,
  actor: Actor,
  { act, personId, reason }: AccountAct,
): Promise<void> {
  const names = await namesOf(tx, [personId, actor.personId])
  const about: Happening = {
    what: 'account-guarded',
    act,
    account: { id: personId, name: names.get(personId) ?? '' },
    by: names.get(actor.personId) ?? '',
    reason,
  }
  for (const keeper of await userManagers(tx)) await leaveHappening(jobs, tx, clock, keeper, about)
}
