import type { Actor, Caller } from '#platform/actor'
import { type Tx, transaction } from '#platform/database'
import { refuse } from '#platform/refusal'
import { record } from '../audit/audited-acts.ts'
import { dropPagesShowing } from '../cached-pages.ts'
import type { IdentityDeps } from '../deps.ts'
import { type Happening, leaveHappening, mobileProved } from '../happenings.ts'
import { findProfile, type Profile } from '../people/person-queries.ts'
import { refusingTaken } from '../people/refusing-taken.ts'
import { announceEnded, endOtherSessions } from '../sessions/end-session.ts'
import { refuseUnlessReauthenticated } from '../sign-in/reauthenticate.ts'
import { identity } from '../tables.ts'
import { takeTicket } from '../verification/tickets.ts'
import { type IdentityValues, saveHistory } from './profile-history.ts'
import { lockProfile } from './profile-queries.ts'

type Contact = 'mobile' | 'email'

/** Replaces the mobile or e-mail by a verified one and ends all other sessions of the person. */
export async function changeContact(
  deps: Pick<IdentityDeps, 'db' | 'clock' | 'jobs' | 'broadcast' | 'pages'>,
  caller: Caller,
  actor: Actor,
  contact: Contact,
  ticket: string,
): Promise<{ user: Profile }> {
  const { db, clock, broadcast } = deps
  const { personId } = actor
  await refuseUnlessReauthenticated(db, clock, actor)
  const { ended, user } = await refusingTaken(() =>
    transaction(db, async (tx) => {
      const proof = await takeTicket(tx, clock, ticket, 'change', personId)
      if (proof.isMobile !== (contact === 'mobile')) refuse('identity.ticket-wrong')
      const before = await lockProfile(tx, personId)
      await setContact(tx, personId, contact, proof.recipient, clock.now())
      const person = { personId, changedBy: personId }
      await saveHistory(tx, clock, person, before, { [contact]: proof.recipient })
      await record(tx, clock, caller, { act: `${contact}-changed`, personId, actor })
      await leaveHappening(deps.jobs, tx, clock, personId, happeningOf(contact, before))
      if (proof.isMobile) await deps.jobs.leave(tx, mobileProved, { personId, mobile: proof.recipient })
      const ended = await endOtherSessions(tx, personId, actor.sessionId)
      return { ended, user: await findProfile(tx, { id: personId }) }
    }),
  )
  if (!user) throw new Error('an active session has no person')
  await announceEnded(broadcast, ended)
  await dropPagesShowing(deps.pages, user)
  return { user }
}

async function setContact(
  tx: Tx,
  personId: string,
  contact: Contact,
  value: string,
  now: Date,
): Promise<void> {
  const values = contact === 'mobile' ? { mobile: value } : { email: value, email_verified_at: now }
  await identity(tx).updateTable('identity.accounts').set(values).where('id', '=', personId).execute()
}

/** The event names the former mobile or e-mail, because it gets the notice as well. */
const happeningOf = (contact: Contact, before: IdentityValues): Happening =>
  contact === 'mobile'
    ? { what: 'mobile-changed', formerMobile: before.mobile ?? null }
    : { what: 'email-changed', formerEmail: before.email ?? null }
