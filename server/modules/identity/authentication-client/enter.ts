import type { StartedSession } from '../sessions/start-session.ts'
import type { AuthDeps } from './deps.ts'
import type { Visit } from './visit.ts'

/** Sets the cookies after a sign-in: the new session and a new CSRF pair, and no challenge any more. */
export function setSessionCookie(visit: Visit, deps: AuthDeps, session: StartedSession): void {
  const { setCookies } = visit
  const { sessionCookie, cookies, csrf } = deps
  setCookies.set(sessionCookie.name, sessionCookie.keep(session.token, session.expiresAt))
  setCookies.set(cookies.csrf.name, cookies.csrf.keep(csrf.make(session.token).cookie))
  dropChallenge(visit, deps)
}

/** Sets the cookies after a sign-out. */
export function dropSession(visit: Visit, deps: AuthDeps): void {
  const { setCookies } = visit
  const { sessionCookie, cookies, csrf } = deps
  setCookies.set(sessionCookie.name, sessionCookie.drop())
  setCookies.set(cookies.csrf.name, cookies.csrf.keep(csrf.make(null).cookie))
  dropChallenge(visit, deps)
}

const challengeSeconds = 5 * 60

/** Stores the challenge in a cookie, because the first step was right and the second factor is asked next. */
export function setChallengeCookie({ setCookies }: Visit, { cookies }: AuthDeps, challenge: string): void {
  setCookies.set(cookies.challenge.name, cookies.challenge.keep(challenge, challengeSeconds))
}

/** Drops the challenge cookie, because the challenge was answered or is no longer valid. */
export function dropChallenge({ setCookies, cookie }: Visit, { cookies: { challenge } }: AuthDeps): void {
  setCookies.delete(challenge.name)
  if (cookie(challenge) !== null) setCookies.set(challenge.name, challenge.drop())
}
