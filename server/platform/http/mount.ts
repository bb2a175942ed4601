import { type Endpoint, type Service, services } from '@arvand/contracts/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../actor.ts'
import type { CrossOrigin } from './cross-origin.ts'
import { refuseOthers } from './other-methods.ts'
import { type Outcome, perform, type WhoIs } from './perform.ts'
import type { Route } from './route.ts'
import type { SessionCookie } from './session-cookie.ts'

export interface MountSettings {
  readonly whoIs: WhoIs
  readonly cookie: SessionCookie
  /** Whether an Origin header names our own site. */
  readonly isOurOrigin: (origin: string | undefined) => boolean
  readonly crossOrigin: (service: Service) => CrossOrigin | null
}

/** Serves every route under `/api/<service>/…`. */
export function mountRoutes(app: FastifyInstance, routes: readonly Route[], settings: MountSettings): void {
  for (const service of services) {
    const own = routes.filter((route) => route.endpoint.service === service)
    const allowed = new Map<string, readonly string[]>()
    for (const [path, onPath] of Map.groupBy(own, (route) => route.endpoint.path)) {
      const served = servedMethods(onPath)
      const url = `/api/${service}/${path}`
      mountPath(app, { service, url }, served, settings)
      // Fastify adds HEAD to each GET.
      allowed.set(url, [...served.keys(), ...(served.has('GET') ? ['HEAD'] : []), 'OPTIONS'])
    }
    if (own.length > 0) refuseOthers(app, service, allowed, settings)
  }
}

function mountPath(
  app: FastifyInstance,
  { service, url }: { readonly service: Service; readonly url: string },
  served: ReadonlyMap<Endpoint['method'], Route>,
  settings: MountSettings,
): void {
  const crossOrigin = settings.crossOrigin(service)
  const permitted = crossOrigin
    ? {
        onRequest(request: FastifyRequest, reply: FastifyReply, done: () => void) {
          crossOrigin.permit(request, reply)
          done()
        },
      }
    : {}
  for (const [method, route] of served) {
    app.route({
      method,
      url,
      ...permitted,
      bodyLimit: route.endpoint.bodyLimit ?? 1_048_576,
      handler: (request, reply) => answer(route, request, reply, settings),
    })
  }
}

function servedMethods(routes: readonly Route[]): Map<Endpoint['method'], Route> {
  const served = new Map<Endpoint['method'], Route>()
  for (const route of routes) {
    served.set(route.endpoint.method, route)
    if (answersPostToo(route.endpoint)) served.set('POST', route)
  }
  return served
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
  // A missing body counts as an empty one.
  const { params, query, body = {} } = request
  const raw = { params, query, body }
  const outcome = await perform(
    route,
    asBody && route.endpoint.method === 'GET' ? { ...raw, query: body, queryIsBody: true } : raw,
    caller,
    settings.whoIs,
  )
  if (caller.fromOurOrigin) setCookie(reply, outcome, settings.cookie)
  reply.header('cache-control', 'no-store')
  return outcome.reply
}

/** API calls send the token in a header; the cookie is ignored here (wire.md 3). */
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

function setCookie(reply: FastifyReply, outcome: Outcome, cookie: SessionCookie): void {
  if (outcome.cookie === undefined) return
  const header = outcome.cookie ? cookie.keep(outcome.cookie.token, outcome.cookie.expiresAt) : cookie.drop()
  reply.header('set-cookie', header)
}
