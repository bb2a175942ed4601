import type { Answer, Ask, Endpoint } from '@arvand/contracts/endpoint'
import type { Caller } from '../actor.ts'
import { perform, type WhoIs } from './perform.ts'
import type { Route } from './route.ts'
import type { SessionCookie } from './session-cookie.ts'

/** An answer inside the process, and the cookie header that a page should pass on with it. */
export interface Answered<E extends Endpoint> {
  readonly answer: Answer<E>
  readonly setCookie?: string
}

/** Calls an endpoint without HTTP: the same parsing, the same session, the same refusals (thrown as `Refusal`). */
export type CallInProcess = <E extends Endpoint>(
  endpoint: E,
  ask: Ask<E>,
  caller: Caller,
) => Promise<Answered<E>>

export function inProcess(routes: readonly Route[], whoIs: WhoIs, cookie: SessionCookie): CallInProcess {
  const byEndpoint = new Map(routes.map((route) => [addressOf(route.endpoint), route]))
  return async (endpoint, ask, caller) => {
    const route = byEndpoint.get(addressOf(endpoint))
    if (!route) throw new Error(`no module serves ${addressOf(endpoint)}`)
    const outcome = await perform(
      route,
      { params: ask, query: ask, body: withoutParams(endpoint, ask) },
      caller,
      whoIs,
    )
    // `perform` has parsed the reply with this endpoint's own schema.
    const answer = outcome.reply as Answer<typeof endpoint>
    if (outcome.cookie === undefined) return { answer }
    const { token, expiresAt } = outcome.cookie ?? {}
    return { answer, setCookie: token && expiresAt ? cookie.keep(token, expiresAt) : cookie.drop() }
  }
}

const addressOf = (endpoint: Endpoint): string => `${endpoint.method} ${endpoint.service}/${endpoint.path}`

/** A strict body must not meet the parts that belong to the path. */
function withoutParams(endpoint: Endpoint, ask: object): Record<string, unknown> {
  const inPath = endpoint.params?.shape ?? {}
  return Object.fromEntries(Object.entries(ask).filter(([key]) => !Object.hasOwn(inPath, key)))
}
