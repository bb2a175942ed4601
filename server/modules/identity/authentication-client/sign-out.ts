import { findSession } from '../sessions/find-session.ts'
import { logOut } from '../sign-in/log-out.ts'
import { type Answer, goTo } from './answer.ts'
import { dropSession } from './enter.ts'
import type { AuthParts } from './parts.ts'
import type { Visit } from './visit.ts'

/** `POST /signout`: ends the session on the server and in every process, then in the browser. Nobody's is fine too. */
export async function signOut(visit: Visit, parts: AuthParts): Promise<Answer> {
  if (!visit.csrf.verified) return goTo(parts.addresses.action('signout', { csrf: 'true' }))
  await endKeptSession(visit, parts)
  dropSession(visit, parts)
  return goTo(visit.callbackUrl)
}

/** Ends the session that this browser came with, if it lives. */
export async function endKeptSession({ caller }: Visit, parts: AuthParts): Promise<void> {
  if (caller.token === null) return
  const living = await findSession(parts.db, parts.clock, caller.token)
  if (living) await logOut(parts, caller, living.actor)
}
