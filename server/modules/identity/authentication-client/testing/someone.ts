import { Secret, TOTP } from 'otpauth'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import type { Platform } from '#server/modules'
import { hashSecret } from '../../password/hash.ts'
import { addPerson } from '../../people/add-person.ts'
import { sealText } from '../../second-factor/secret-box.ts'
import { makeSecret } from '../../second-factor/time-code.ts'
import { identity } from '../../tables.ts'

export const password = 'رمز عبوری دراز'

type World = Pick<Platform, 'db' | 'clock' | 'secret'>

export interface Someone {
  readonly id: string
  readonly mobile: string
  readonly email: string
}

let born = 0

/** A person with a mobile, a verified e-mail and the password above. */
export async function someone({ db, clock }: World): Promise<Someone> {
  born += 1
  const mobile = `+98912${String(born).padStart(7, '0')}`
  const email = `someone-${newId()}@example.com`
  const passwordHash = await hashSecret(password)
  const id = await transaction(db, (tx) =>
    addPerson(tx, clock, { name: 'مریم کاظمی', mobile, email, emailVerified: true, passwordHash }),
  )
  return { id, mobile, email }
}

/** Turns the second factor of a person on; returns a function that gives the current code of their authenticator. */
export async function secondFactorOf({ db, clock, secret }: World, personId: string): Promise<() => string> {
  const base32 = makeSecret()
  const sealed_secret = sealText(secret, personId, base32)
  const now = clock.now()
  await identity(db)
    .insertInto('identity.second_factors')
    .values({ person_id: personId, sealed_secret, confirmed_at: now, recovery_salt: null, created_at: now })
    .execute()
  const totp = new TOTP({ secret: Secret.fromBase32(base32), algorithm: 'SHA1', digits: 6, period: 30 })
  return () => totp.generate({ timestamp: clock.now().getTime() })
}
