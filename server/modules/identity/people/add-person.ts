import { randomInt } from 'node:crypto'
import type { Clock } from '#platform/clock'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { identity } from '../tables.ts'

export interface NewPerson {
  readonly name: string
  /** E.164, proved. */
  readonly mobile: string | null
  readonly email: string | null
  /** Whether the e-mail is proved to be theirs; without a mobile it must be. */
  readonly emailVerified: boolean
  readonly passwordHash: string | null
  /** Whose referral code brought them. */
  readonly invitedBy?: string | undefined
}

/** Opens an account and gives its id. Wrap the transaction in `refusingTaken`: what is taken shows at the insert. */
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
      created_at: now,
    })
    .execute()
  return id
}

// Without the letters and digits that people take for each other.
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'

export const makeReferralCode = (): string =>
  Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')
