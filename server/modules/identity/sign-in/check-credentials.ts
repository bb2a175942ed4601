import type { Caller } from '#platform/actor'
import type { Clock } from '#platform/clock'
import { type Db, type Tx, transaction } from '#platform/database'
import type { RateLimits } from '#platform/rate-limits'
import { Refusal, refuse } from '#platform/refusal'
import { record } from '../audit/audited-acts.ts'
import { secretFits } from '../password/hash.ts'
import { findByIdentifier } from '../people/person-queries.ts'
import { hasSecondFactor } from '../second-factor/second-factor-queries.ts'
import { hasSessionFrom } from '../sessions/session-queries.ts'
import { takeTicket } from '../verification/tickets.ts'
import { makeChallenge } from './challenges.ts'
import { passwordTries, signInsByAddress } from './limits.ts'

/** `identifier` is E.164 or an e-mail in small letters. */
export type Credentials =
  | { readonly identifier: string; readonly password: string }
  | { readonly ticket: string }

/** The person; or, if their second factor is on, a challenge that `checkSecondFactor` takes. */
export type Checked = { readonly personId: string } | { readonly challenge: string }

/**
 * Checks a password or a ticket. Refuses with identity.password-wrong, identity.ticket-wrong,
 * identity.no-account (by ticket only) or request.too-many. It starts no session: `openSession` does.
 */
export async function checkCredentials(
  db: Db,
  clock: Clock,
  limits: RateLimits,
  credentials: Credentials,
  caller: Caller,
): Promise<Checked> {
  await limits.takeByAddress(signInsByAddress, caller.address)
  if ('ticket' in credentials) {
    return transaction(db, async (tx) => {
      const { recipient } = await takeTicket(tx, clock, credentials.ticket, 'login')
      const person = await findByIdentifier(tx, recipient)
      if (!person) refuse('identity.no-account')
      return personOrChallenge(tx, clock, person.id)
    })
  }
  const personId = await personOfPassword(db, clock, limits, credentials, caller)
  return transaction(db, (tx) => personOrChallenge(tx, clock, personId))
}

/** Does the same reads, hashing and writes whether the identifier is known or not, so that time reveals nothing. */
async function personOfPassword(
  db: Db,
  clock: Clock,
  limits: RateLimits,
  { identifier, password }: { identifier: string; password: string },
  caller: Caller,
): Promise<string> {
  const person = await findByIdentifier(db, identifier)
  const isFamiliar = await hasSessionFrom(db, person?.id ?? null, caller.address)
  const key = isFamiliar ? `${identifier} ${caller.address}` : identifier
  await limits.take(passwordTries, key)
  const fits = await secretFits(person?.password_hash ?? null, password)
  if (!person || !fits) {
    await record(db, clock, caller, { act: 'sign-in-failed', personId: person?.id ?? null })
    throw new Refusal('identity.password-wrong')
  }
  await limits.forget(passwordTries, key)
  return person.id
}

/** The next step after any first factor (password, ticket or Google). */
export async function personOrChallenge(tx: Tx, clock: Clock, personId: string): Promise<Checked> {
  if (!(await hasSecondFactor(tx, personId))) return { personId }
  return { challenge: await makeChallenge(tx, clock, personId, null) }
}
