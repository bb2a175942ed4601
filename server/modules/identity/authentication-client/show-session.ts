import { type ActiveSession, findSession } from '../sessions/find-session.ts'
import { type Answer, json } from './answer.ts'
import type { AuthDeps } from './deps.ts'
import type { Visit } from './visit.ts'

/**
 * `GET /session`: who is signed in, or `{}`. Prolongs an active session and its cookie. It never creates a session, so
 * a late request cannot revive one that has ended.
 */
export async function showSession(visit: Visit, deps: AuthDeps): Promise<Answer> {
  const { token } = visit.caller
  if (token === null) return json({})
  const active = await findSession(deps.db, deps.clock, token)
  return sessionAnswer(visit, deps, token, active)
}

/** The session as the client reads it (wire.md 5), and its cookie; `{}` and no cookie for one that has ended. */
export function sessionAnswer(
  { setCookies }: Visit,
  { sessionCookie }: AuthDeps,
  token: string,
  active: ActiveSession | null,
): Answer {
  if (!active) {
    setCookies.set(sessionCookie.name, sessionCookie.drop())
    return json({})
  }
  const { person, session } = active
  setCookies.set(sessionCookie.name, sessionCookie.keep(token, session.expiresAt))
  const user = {
    id: person.id,
    name: person.name,
    email: person.email,
    image: person.avatar,
    roles: person.roles,
  }
  return json({ user, expires: session.expiresAt.toISOString(), token })
}
