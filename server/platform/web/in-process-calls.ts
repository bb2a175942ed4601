import type { Call, CallApi, CallReply, CheckCall } from '@arvand/web/server-context'
import type { Actor, Caller } from '../actor.ts'
import { inputOf } from '../http/input.ts'
import { perform, type WhoIs } from '../http/perform.ts'
import { problemOf } from '../http/problem.ts'
import type { Route } from '../http/route.ts'
import type { SessionCookie } from '../http/session-cookie.ts'
import { Refusal } from '../refusal.ts'

export interface InProcessSettings {
  readonly routes: readonly Route[]
  readonly whoIs: WhoIs
  readonly cookie: SessionCookie
}

export interface PageCalls {
  readonly call: CallApi
  readonly check: CheckCall
  /** Set-Cookie headers that the calls of this page have added. */
  readonly cookies: readonly string[]
}

/**
 * Calls endpoints for a page in this process, with the same checks as over HTTP. `arrived` is the actor whom the page
 * has already found by the session, so that the session is not read again.
 */
export function inProcessCalls({ routes, whoIs, cookie }: InProcessSettings) {
  const byName = new Map(routes.map((route) => [nameOf(route.endpoint), route]))
  const check: CheckCall = (asked) => {
    const route = byName.get(nameOf(asked))
    try {
      if (route) inputOf(route.endpoint, rawOf(route, asked))
      return null
    } catch (error) {
      return refused(error)
    }
  }

  return (caller: Caller, report: (error: unknown) => void, arrived: Actor | null = null): PageCalls => {
    const cookies: string[] = []
    // A page that only reads uses one actor for all its calls; an action may sign in or out between two calls, so it
    // reads the session each time.
    const whoIsHere = caller.fromOurOrigin ? whoIs : async () => arrived
    const call = async (asked: Call): Promise<CallReply> => {
      const route = byName.get(nameOf(asked))
      if (!route) return refused(new Refusal('request.not-found'))
      try {
        const outcome = await perform(route, rawOf(route, asked), caller, whoIsHere)
        if (caller.fromOurOrigin && outcome.cookie !== undefined)
          cookies.push(
            outcome.cookie ? cookie.keep(outcome.cookie.token, outcome.cookie.expiresAt) : cookie.drop(),
          )
        return { status: 200, body: outcome.reply }
      } catch (error) {
        const reply = refused(error)
        if (reply.status >= 500) report(error)
        return reply
      }
    }
    return { call, check, cookies }
  }
}

const nameOf = ({ service, method, path }: Pick<Call, 'service' | 'method' | 'path'>) =>
  `${service} ${method} ${path}`

/** Splits the flat input into params, query and body, as a request would carry them. */
function rawOf({ endpoint }: Route, { input }: Call) {
  const names = new Set(
    endpoint.path.split('/').flatMap((part) => (part.startsWith(':') ? [part.slice(1)] : [])),
  )
  const params: Record<string, unknown> = {}
  const rest: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(input)) {
    if (names.has(name)) params[name] = String(value)
    else if (value !== undefined) rest[name] = value
  }
  return endpoint.method === 'GET' ? { params, query: textOf(rest) } : { params, body: rest }
}

/** Query values as text, as an address would carry them. */
const textOf = (query: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)]),
  )

function refused(error: unknown): CallReply {
  const { retryAfter, ...problem } = problemOf(error)
  return { status: problem.status, body: problem, ...(retryAfter === undefined ? {} : { retryAfter }) }
}
