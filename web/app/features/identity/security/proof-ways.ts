import type { Answer } from '@arvand/contracts/endpoint'
import type { showSecurity } from '@arvand/contracts/panel/security'
import type { User } from '../profile/completeness.ts'

export type ProofWay = 'password' | 'mobile' | 'email'

/** How this person can prove who they are, the usual way first; a second factor that is on is asked beside each. */
export function proofWays(
  { hasPassword }: Pick<Answer<typeof showSecurity>, 'hasPassword'>,
  { mobile, email, emailVerified }: Pick<User, 'mobile' | 'email' | 'emailVerified'>,
): ProofWay[] {
  const ways: [ProofWay, boolean][] = [
    ['password', hasPassword],
    ['mobile', mobile !== null],
    ['email', email !== null && emailVerified],
  ]
  return ways.filter(([, open]) => open).map(([way]) => way)
}
