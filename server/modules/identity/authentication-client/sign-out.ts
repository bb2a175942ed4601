import { findSession } from '../sessions/find-session.ts'
import { logOut } from '../sign-in/log-out.ts'
import { type Answer, goTo } from './answer.ts'
import type { AuthDeps } from './deps.ts'
import { dropSession } from './enter.ts'
import type { Visit } from './visit.ts'

/** `POST /signout`: ends the session on the server and in every process, then in the browser. Works without one too. */
export async function signOut(visit: Visit, deps: AuthDeps): Promise<Answer> {
  if (!visit.csrf.verified) return goTo(deps.addresses.action('signout', { csrf: 'true' }))
  await endCookieSession(visit, deps)
  dropSession(visit, deps)
  return goTo(visit.callbackUrl)
}

/** Ends the session of the caller's cookie, if it is active. */
export async function endCookieSession({ caller }: Visit, deps: AuthDeps): Promise<void> {
  if (caller.token === null) return
  const active = await findSession(deps.db, deps.clock, caller.token)
  if (active) await logOut(deps, caller, active.actor)
}
