import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { newId } from '../ids.ts'
import type { Log } from '../log.ts'
import { Refusal, refuse } from '../refusal.ts'
import { problemOf } from './problem.ts'

export interface ServerSettings {
  readonly trustProxy: false | string
  readonly log: Log
}

/** The bare server: ids, logs, problems and limits; addresses are mounted on it by others. */
export function createServer(settings: ServerSettings): FastifyInstance {
  const app = Fastify({
    trustProxy: settings.trustProxy,
    bodyLimit: 1_048_576,
    requestTimeout: 60_000,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    genReqId: () => newId(),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 500 },
    loggerInstance: settings.log,
  })
  app.setErrorHandler((error, request, reply) => {
    const { retryAfter, ...problem } = problemOf(error)
    if (problem.status >= 500) request.log.error({ err: error, url: pathOf(request.url) }, 'request failed')
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
    return reply
      .code(problem.status)
      .header('cache-control', 'no-store')
      .type('application/problem+json; charset=utf-8')
      .send(JSON.stringify(problem))
  })
  app.setNotFoundHandler(() => refuse('request.not-found'))
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    // An escaped null byte in an address can name nothing.
    if (request.url.includes('%00')) throw new Refusal('request.not-found')
  })
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      url: pathOf(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      from: request.ip,
    }
    request.log.info(line, 'request')
  })
  return app
}

// The query of an address may carry a code or a token (an OAuth callback, a mail link); the path never does.
const pathOf = (url: string): string => url.split('?', 1)[0] ?? url
