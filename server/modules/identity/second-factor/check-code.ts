import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import { hashUnderSalt } from '../password/hash.ts'
import { findSecondFactor, takeStep, useRecoveryCode } from './second-factor-queries.ts'
import { openText } from './secret-box.ts'
import { stepOf } from './time-code.ts'

export type FactorProof = 'number' | 'recovery code'

/** Whether the code is a number of the authenticator or a recovery code; null for neither. Each is accepted once. */
export async function checkFactorCode(
  db: Db,
  clock: Clock,
  secret: string,
  personId: string,
  code: string,
): Promise<FactorProof | null> {
  const factor = await findSecondFactor(db, personId)
  if (!factor?.confirmed_at) return null
  if (/^\d{6}$/.test(code)) {
    const step = stepOf(openText(secret, personId, factor.sealed_secret), code, clock.now())
    return step !== null && (await takeStep(db, personId, step)) ? 'number' : null
  }
  if (!factor.recovery_salt) return null
  const hash = await hashUnderSalt(code, factor.recovery_salt)
  return (await useRecoveryCode(db, personId, hash, clock.now())) ? 'recovery code' : null
}
