import type { Answer } from '@arvand/contracts/endpoint'
import type { showSecurity } from '@arvand/contracts/panel/security'
import type { User } from '../profile/completeness.ts'

export type ProofWay = 'password' | 'factor' | 'mobile' | 'email'

/** How this person can prove who they are, the usual way first; a code alone is not enough beside a second factor. */
export function proofWays(
  { hasPassword, secondFactor }: Pick<Answer<typeof showSecurity>, 'hasPassword' | 'secondFactor'>,
  { mobile, email, emailVerified }: Pick<User, 'mobile' | 'email' | 'emailVerified'>,
): ProofWay[] {
  const hasFactor = secondFactor.onSince !== null
  const ways: [ProofWay, boolean][] = [
    ['password', hasPassword],
    ['factor', hasFactor],
    ['mobile', !hasFactor && mobile !== null],
    ['email', !hasFactor && email !== null && emailVerified],
  ]
  return ways.filter(([, open]) => open).map(([way]) => way)
}
