import type { Caller } from '#platform/actor'
import type { IdentityDeps } from '../deps.ts'
import { checkCredentials } from './check-credentials.ts'
import { openSession, type SignedIn } from './open-session.ts'

/** What the contract lets through: an identifier with a password, or a ticket alone. */
export interface LogInAsk {
  readonly identifier?: string | undefined
  readonly password?: string | undefined
  readonly ticket?: string | undefined
}

/** Signs in, or gives the challenge of a second factor. */
export async function logIn(
  deps: Pick<IdentityDeps, 'db' | 'clock' | 'jobs' | 'limits'>,
  caller: Caller,
  { identifier = '', password = '', ticket }: LogInAsk,
): Promise<SignedIn | { challenge: string }> {
  const credentials = ticket === undefined ? { identifier, password } : { ticket }
  const checked = await checkCredentials(deps.db, deps.clock, deps.limits, credentials, caller)
  if ('challenge' in checked) return checked
  return openSession(deps, checked.personId, caller, ticket === undefined ? 'password' : 'ticket')
}
