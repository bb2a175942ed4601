import type { Answer } from '@arvand/contracts/endpoint'
import type { showSecurity } from '@arvand/contracts/panel/security'
import type { User } from '../profile/completeness.ts'

export type ProofMethod = 'password' | 'mobile' | 'email'

/** How this person can reauthenticate, the usual method first; a second factor is asked for with each. */
export function proofMethods(
  { hasPassword }: Pick<Answer<typeof showSecurity>, 'hasPassword'>,
  { mobile, email, emailVerified }: Pick<User, 'mobile' | 'email' | 'emailVerified'>,
): ProofMethod[] {
  const ways: [ProofMethod, boolean][] = [
    ['password', hasPassword],
    ['mobile', mobile !== null],
    ['email', email !== null && emailVerified],
  ]
  return ways.filter(([, open]) => open).map(([way]) => way)
}
