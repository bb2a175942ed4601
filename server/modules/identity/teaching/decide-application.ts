import type { Actor, Caller } from '#platform/actor'
import { type Tx, transaction } from '#platform/database'
import { refuse, refuseIf } from '#platform/refusal'
import { record } from '../audit/audited-acts.ts'
import { dropPagesShowing } from '../cached-pages.ts'
import type { IdentityDeps } from '../deps.ts'
import { leaveHappening, shownAnew } from '../happenings.ts'
import { findProfile } from '../people/person-queries.ts'
import { refusingTaken } from '../people/refusing-taken.ts'
import { give, lockHolding } from '../roles/role-queries.ts'
import { refuseUnlessReauthenticated } from '../sign-in/reauthenticate.ts'
import { identity } from '../tables.ts'
import { whyNotDecide } from './application.ts'
import { addVerdict, applicantOf, lockApplication } from './application-queries.ts'

type Deps = Pick<IdentityDeps, 'db' | 'clock' | 'jobs' | 'pages'>

/** Makes the person a teacher and fills empty fields of the profile from the application. */
export async function acceptApplication(
  { db, clock, jobs, pages }: Deps,
  caller: Caller,
  actor: Actor,
  applicationId: string,
): Promise<void> {
  await refuseUnlessReauthenticated(db, clock, actor)
  const teacher = await refusingTaken(() =>
    transaction(db, async (tx) => {
      const { personId, nationalCode, biography } = await openApplication(tx, actor, applicationId)
      await addVerdict(tx, verdict(applicationId, 'accepted', null, actor, clock.now()))
      await give(tx, clock, personId, { roles: ['teacher'], scopes: [] }, actor.personId)
      await fillProfile(tx, personId, nationalCode, biography)
      await record(tx, clock, caller, {
        act: 'application-accepted',
        personId,
        actor,
        detail: { applicationId },
      })
      await leaveHappening(jobs, tx, clock, personId, { what: 'application-accepted' })
      await jobs.leave(tx, shownAnew, { personId })
      return findProfile(tx, { id: personId })
    }),
  )
  if (teacher) await dropPagesShowing(pages, teacher)
}

/** Returns the application with a reason; the person may send another one. */
export async function returnApplication(
  { db, clock, jobs }: Deps,
  caller: Caller,
  actor: Actor,
  { applicationId, reason }: { readonly applicationId: string; readonly reason: string },
): Promise<void> {
  await transaction(db, async (tx) => {
    const { personId } = await openApplication(tx, actor, applicationId)
    await addVerdict(tx, verdict(applicationId, 'returned', reason, actor, clock.now()))
    await record(tx, clock, caller, {
      act: 'application-returned',
      personId,
      actor,
      detail: { applicationId },
    })
    await leaveHappening(jobs, tx, clock, personId, { what: 'application-returned', reason })
  })
}

/** Locks the account before the application; all commands use this order, so that there is no deadlock. */
async function openApplication(tx: Tx, actor: Actor, id: string) {
  const applicant = (await applicantOf(tx, id)) ?? refuse('request.not-found')
  await lockHolding(tx, applicant)
  const application = (await lockApplication(tx, id)) ?? refuse('request.not-found')
  refuseIf(whyNotDecide(application.state, application.personId === actor.personId))
  return application
}

const verdict = (
  id: string,
  said: 'accepted' | 'returned',
  reason: string | null,
  actor: Actor,
  now: Date,
) => ({
  application_id: id,
  verdict: said,
  reason,
  given_by: actor.personId,
  given_at: now,
})

async function fillProfile(tx: Tx, personId: string, nationalCode: string, biography: string): Promise<void> {
  await identity(tx)
    .updateTable('identity.accounts')
    .set(({ fn, val, ref }) => ({
      national_code: fn.coalesce(ref('national_code'), val(nationalCode)),
      biography: fn.coalesce(ref('biography'), val(biography)),
    }))
    .where('id', '=', personId)
    .execute()
}
