import type { Service } from '@arvand/contracts/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import type { CrossOrigin } from './cross-origin.ts'
import { notePattern, unmatched } from './pattern.ts'

/**
 * Any other method on a path of the service is a 405 that lists the allowed ones, OPTIONS tells them, and any other path
 * is a 404. One route for all: a route for each method of each path was four fifths of the time to build the app.
 */
export function refuseOthers(
  app: FastifyInstance,
  service: Service,
  /** The methods of each path, as a pattern. */
  allowed: ReadonlyMap<string, readonly string[]>,
  settings: { readonly crossOrigin: (service: Service) => CrossOrigin | null },
): void {
  const crossOrigin = settings.crossOrigin(service)
  const patterns = [...allowed.keys()].map((pattern) => ({ pattern, parts: pattern.split('/') }))
  const patternOf = (path: string): string | undefined => {
    const parts = path.split('/')
    return allowed.has(path) ? path : patterns.find((one) => fits(one.parts, parts))?.pattern
  }
  // Before the body is read, because a wrong method is refused whatever the body is.
  const onRequest = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => {
    const pattern = patternOf(decodeURI(request.url.split('?')[0] ?? ''))
    notePattern(request, pattern ?? unmatched)
    const methods = pattern === undefined ? [] : (allowed.get(pattern) ?? [])
    const isAsking = request.method === 'OPTIONS'
    // What is served has a route of its own, which did not take this one, e.g. for its length.
    if (methods.length === 0 || (methods.includes(request.method) && !isAsking))
      return done(new Refusal('request.not-found'))
    crossOrigin?.permit(request, reply)
    reply.header('allow', methods.join(', '))
    if (!isAsking) return done(new Refusal('request.method'))
    const asked = methods.filter((method) => method === 'GET' || method === 'POST')
    crossOrigin?.permitMethods(request, reply, asked.join(', '))
    done()
  }
  app.route({
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'OPTIONS'],
    url: `/api/${service}/*`,
    onRequest,
    handler: (_request, reply) => reply.code(204).send(),
  })
}

const fits = (pattern: readonly string[], path: readonly string[]): boolean =>
  pattern.length === path.length &&
  pattern.every((part, at) => (part.startsWith(':') ? path[at] !== '' : part === path[at]))
