import { type Endpoint, type Service, services } from '@arvand/contracts/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../actor.ts'
import { Refusal, refuse } from '../refusal.ts'
import { type Outcome, perform, type WhoIs } from './perform.ts'
import type { Route } from './route.ts'
import type { SessionCookie } from './session-cookie.ts'

export interface MountSettings {
  readonly whoIs: WhoIs
  readonly cookie: SessionCookie
  /** Whether an Origin header names ourselves. */
  readonly isOurOrigin: (origin: string | undefined) => boolean
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Serves every route under `/api/<service>/…`; another method on the same path is a 405 that says which ones are. */
export function mountRoutes(app: FastifyInstance, routes: readonly Route[], settings: MountSettings): void {
  for (const service of services) {
    const own = routes.filter((route) => route.endpoint.service === service)
    for (const [path, onPath] of Map.groupBy(own, (route) => route.endpoint.path)) {
      mountPath(app, `/api/${service}/${path}`, onPath, settings)
    }
  }
}

function mountPath(
  app: FastifyInstance,
  url: string,
  routes: readonly Route[],
  settings: MountSettings,
): void {
  const served = new Map<string, Route>()
  for (const route of routes) {
    served.set(route.endpoint.method, route)
    if (answersPostToo(route.endpoint)) served.set('POST', route)
  }
  for (const [method, route] of served) {
    app.route({
      method,
      url,
      bodyLimit: route.endpoint.bodyLimit ?? 1_048_576,
      handler: (request, reply) => answer(route, request, reply, settings),
    })
  }
  const allowed = [...served.keys()].join(', ')
  app.route({
    method: methods.filter((method) => !served.has(method) && !(method === 'GET' && served.has('HEAD'))),
    url,
    handler: (_request, reply) => {
      reply.header('allow', allowed)
      refuse('request.method')
    },
  })
}

/** Home is GET, or POST with a body (specification, point 7). */
function answersPostToo(endpoint: Endpoint): boolean {
  return endpoint.service === ('home' satisfies Service) && endpoint.method === 'GET'
}

async function answer(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  settings: MountSettings,
): Promise<unknown> {
  const caller = callerOf(request, settings)
  const asBody = request.method === 'POST'
  if (asBody) refuseOtherThanObject(request.body)
  const query = asBody && route.endpoint.method === 'GET' ? request.body : request.query
  const outcome = await perform(
    route,
    { params: request.params, query, body: request.body },
    caller,
    settings.whoIs,
  )
  if (caller.fromOurOrigin) setCookie(reply, outcome, settings.cookie)
  reply.header('cache-control', 'no-store')
  return outcome.reply
}

/** Calls carry the header, never the cookie (wire.md 3). */
function callerOf(request: FastifyRequest, settings: MountSettings): Caller {
  return {
    token: bearerOf(request.headers.authorization),
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    fromOurOrigin: settings.isOurOrigin(request.headers.origin),
  }
}

const bearerOf = (header: string | undefined): string | null =>
  header?.match(/^Bearer ([A-Za-z0-9_-]{20,200})$/i)?.[1] ?? null

function refuseOtherThanObject(body: unknown): void {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return
  throw new Refusal('request.invalid', { fields: { body: 'بدنهٔ درخواست باید یک شیء JSON باشد.' } })
}

function setCookie(reply: FastifyReply, outcome: Outcome, cookie: SessionCookie): void {
  if (outcome.cookie === undefined) return
  const header = outcome.cookie ? cookie.keep(outcome.cookie.token, outcome.cookie.expiresAt) : cookie.drop()
  reply.header('set-cookie', header)
}
