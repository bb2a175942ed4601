import { randomInt } from 'node:crypto'
import type { Clock } from '#platform/clock'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { identity } from '../tables.ts'

export interface NewPerson {
  readonly name: string
  /** E.164, verified. */
  readonly mobile: string | null
  readonly email: string | null
  /** Must be true when there is no mobile, unless a school vouches for the person. */
  readonly emailVerified: boolean
  readonly isFromSchool?: boolean
  readonly passwordHash: string | null
  /** Id of the person whose referral code they used. */
  readonly invitedBy?: string | undefined
}

/** Opens an account and returns its id. Call inside `refusingTaken`: unique indexes decide what is taken. */
export async function addPerson(tx: Tx, clock: Clock, person: NewPerson): Promise<string> {
  const now = clock.now()
  const id = newId()
  await identity(tx)
    .insertInto('identity.accounts')
    .values({
      id,
      name: person.name,
      mobile: person.mobile,
      email: person.email,
      email_verified_at: person.emailVerified ? now : null,
      password_hash: person.passwordHash,
      password_changed_at: person.passwordHash === null ? null : now,
      referral_code: makeReferralCode(),
      invited_by: person.invitedBy ?? null,
      from_school: person.isFromSchool ?? false,
      created_at: now,
    })
    .execute()
  return id
}

// Without letters and digits that look alike.
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'

export const makeReferralCode = (): string =>
  Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')
