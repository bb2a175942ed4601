import type { Caller } from '#platform/actor'
import { transaction } from '#platform/database'
import { emit } from '#plugs/events'
import { record } from '../audit/audited-acts.ts'
import type { IdentityDeps } from '../deps.ts'
import { leaveHappening, mobileProved } from '../happenings.ts'
import { refuseWeakPassword } from '../password/acceptable-password.ts'
import { hashSecret } from '../password/hash.ts'
import { addPerson } from '../people/add-person.ts'
import { findReferrer } from '../people/person-queries.ts'
import { refusingTaken } from '../people/refusing-taken.ts'
import { takeTicket } from '../verification/tickets.ts'
import { registrationsByAddress } from './limits.ts'
import { openSessionIn, type SignedIn } from './open-session.ts'

export interface RegisterAsk {
  readonly ticket: string
  readonly name: string
  readonly password?: string | undefined
  readonly email?: string | undefined
  readonly ref?: string | undefined
}

/**
 * Opens an account for a person who proved a mobile or an e-mail by a ticket, and signs in. An e-mail that was only
 * typed is saved unverified: it identifies nobody until a code verifies it. After a refusal the ticket is still valid.
 */
export async function registerPerson(
  deps: Pick<IdentityDeps, 'db' | 'clock' | 'jobs' | 'limits'>,
  caller: Caller,
  ask: RegisterAsk,
): Promise<SignedIn> {
  const { db, clock, limits } = deps
  await limits.takeByAddress(registrationsByAddress, caller.address)
  const { password } = ask
  if (password !== undefined) await refuseWeakPassword(password, ask)
  const passwordHash = password === undefined ? null : await hashSecret(password)
  return refusingTaken(() =>
    transaction(db, async (tx) => {
      const { recipient, isMobile } = await takeTicket(tx, clock, ask.ticket, 'register')
      if (password !== undefined)
        await refuseWeakPassword(password, { name: ask.name, mobile: isMobile ? recipient : null })
      const invitedBy = ask.ref === undefined ? undefined : await findReferrer(tx, ask.ref)
      const personId = await addPerson(tx, clock, {
        name: ask.name,
        mobile: isMobile ? recipient : null,
        email: isMobile ? (ask.email ?? null) : recipient,
        emailVerified: !isMobile,
        passwordHash,
        invitedBy,
      })
      const way = isMobile ? 'mobile' : 'email'
      await record(tx, clock, caller, { act: 'registered', personId, detail: { way } })
      await leaveHappening(deps.jobs, tx, clock, personId, { what: 'registered' })
      await emit(deps.jobs, tx, 'identity.registered', { personId, invitedBy: invitedBy ?? null })
      if (isMobile) await deps.jobs.leave(tx, mobileProved, { personId, mobile: recipient })
      return openSessionIn(tx, deps, personId, caller, 'registration')
    }),
  )
}
