import type { Endpoint } from '@arvand/contracts/endpoint'
import { isGeneral } from '@arvand/contracts/errors/catalogue'
import type { Actor, Caller } from '../actor.ts'
import { fingerprintOf } from '../once.ts'
import { Refusal, refuse } from '../refusal.ts'
import { inputOf, type Raw } from './input.ts'
import type { Asked, Route } from './route.ts'

export type { Raw } from './input.ts'

/** Finds the active session of a token; null when it is missing or ended. */
export type WhoIs = (token: string) => Promise<Actor | null>

export interface Outcome {
  readonly reply: unknown
  /** The handler's wish for the session cookie: a token to set, null to remove it, undefined to leave it unchanged. */
  readonly cookie?: { readonly token: string; readonly expiresAt: Date } | null
}

/**
 * Runs an endpoint, for HTTP requests and page loaders alike: checks access, validates the input, calls the handler.
 */
export async function perform(route: Route, raw: Raw, caller: Caller, whoIs: WhoIs): Promise<Outcome> {
  const { endpoint } = route
  const actor = caller.token === null ? null : await actorOf(route, caller.token, whoIs)
  refuseStranger(endpoint, actor)
  const input = inputOf(endpoint, raw)
  let cookie: Outcome['cookie']
  const asked: Asked<Endpoint> = {
    input,
    actor,
    caller,
    get request() {
      return repeatedRequest(endpoint, actor, input)
    },
    cookie: {
      keep: (token, expiresAt) => {
        cookie = { token, expiresAt }
      },
      drop: () => {
        cookie = null
      },
    },
  }
  const reply = await handled(route, asked)
  return cookie === undefined ? { reply } : { reply, cookie }
}

/** Guests call only what says that they may; to all else their token is of nobody. */
async function actorOf({ endpoint, guests }: Route, token: string, whoIs: WhoIs): Promise<Actor | null> {
  const guest = endpoint.guests && guests ? await guests(token) : null
  return guest ?? whoIs(token)
}

/** 401 for a missing or ended session, 403 for a role or scope that is missing. */
function refuseStranger(endpoint: Endpoint, actor: Actor | null): void {
  if (endpoint.access === 'public') return
  if (!actor) refuse('request.unauthenticated')
  if (actor.mustSetUpSecondFactor && !endpoint.beforeSecondFactor) refuse('identity.second-factor-needed')
  if (endpoint.access !== 'user' && !actor.roles.has(endpoint.access)) refuse('request.forbidden')
  if (endpoint.scope && !actor.scopes.has(endpoint.scope)) refuse('request.forbidden')
}

function repeatedRequest(endpoint: Endpoint, actor: Actor | null, input: Record<string, unknown>) {
  const { requestId, ...body } = input
  if (!actor || typeof requestId !== 'string')
    throw new Error(`${endpoint.path} takes no requestId of a person`)
  const name = `${endpoint.service} ${endpoint.path}`
  return { personId: actor.personId, endpoint: name, requestId, fingerprint: fingerprintOf(body) }
}

async function handled(route: Route, asked: Asked<Endpoint>): Promise<unknown> {
  try {
    const reply = await route.handle(asked)
    return route.endpoint.reply.parse(reply)
  } catch (error) {
    if (error instanceof Refusal && !isGeneral(error.code) && !route.endpoint.errors.includes(error.code)) {
      // Screens handle only the codes that a contract lists, so another code is a mistake in our code.
      throw new Error(`${route.endpoint.path} gave ${error.code}, which its contract does not list`, {
        cause: error,
      })
    }
    throw error
  }
}
