import { updateProfile as contract } from '@arvand/contracts/panel/profile'
import type { FastifyRequest } from 'fastify'
import { badText } from '#platform/http/bad-text'
import { updateProfile } from '../profile/update-profile.ts'
import { findSession } from '../sessions/find-session.ts'
import { type Answer, json } from './answer.ts'
import type { AuthDeps } from './deps.ts'
import { sessionAnswer } from './show-session.ts'
import type { Visit } from './visit.ts'

const accepted = contract.body.pick({ name: true }).strict().optional()

/** `POST /session`: changes the name, and only that; without `data` it only answers with the session. */
export async function updateSession(visit: Visit, deps: AuthDeps, request: FastifyRequest): Promise<Answer> {
  const given = accepted.safeParse((request.body as { data?: unknown } | null)?.data)
  if (!visit.csrf.verified || !given.success || badText(request.body).length > 0) return json({}, 400)
  const { token } = visit.caller
  if (token === null) return json({})
  const active = await findSession(deps.db, deps.clock, token)
  if (!active || given.data?.name === undefined) return sessionAnswer(visit, deps, token, active)
  if (active.actor.mustSetUpSecondFactor) return json({}, 400)
  await updateProfile(deps, visit.caller, active.actor, { name: given.data.name })
  return sessionAnswer(visit, deps, token, await findSession(deps.db, deps.clock, token))
}
