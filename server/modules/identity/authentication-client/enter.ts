import type { StartedSession } from '../sessions/start-session.ts'
import type { AuthParts } from './parts.ts'
import type { Visit } from './visit.ts'

/** The browser of a person who has just signed in: a new session, a new CSRF pair, nothing of the way here. */
export function keepSession(
  { setCookies }: Visit,
  { sessionCookie, cookies, csrf }: AuthParts,
  session: StartedSession,
): void {
  setCookies.set(sessionCookie.name, sessionCookie.keep(session.token, session.expiresAt))
  setCookies.set(cookies.csrf.name, cookies.csrf.keep(csrf.make(session.token).cookie))
  setCookies.set(cookies.challenge.name, cookies.challenge.drop())
}

/** The browser of a person who has just signed out. */
export function dropSession({ setCookies }: Visit, { sessionCookie, cookies, csrf }: AuthParts): void {
  setCookies.set(sessionCookie.name, sessionCookie.drop())
  setCookies.set(cookies.csrf.name, cookies.csrf.keep(csrf.make(null).cookie))
  setCookies.set(cookies.challenge.name, cookies.challenge.drop())
}

const challengeSeconds = 5 * 60

/** The first step was right; the second factor is asked next. */
export function keepChallenge({ setCookies }: Visit, { cookies }: AuthParts, challenge: string): void {
  setCookies.set(cookies.challenge.name, cookies.challenge.keep(challenge, challengeSeconds))
}
