import { randomBytes } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Log } from '../log.ts'
import { Refusal, refuse } from '../refusal.ts'
import { answerBrokenRequest } from './broken-request.ts'
import { dropRest } from './drop-rest.ts'
import { patternOf } from './pattern.ts'
import { problemOf } from './problem.ts'
import { wholePercents } from './whole-percents.ts'

export interface ServerSettings {
  readonly trustProxy: false | string
  readonly log: Log
}

/** A server with request ids, logs, problems and limits, but without routes. */
export function createServer(settings: ServerSettings): FastifyInstance {
  const app = Fastify({
    trustProxy: settings.trustProxy,
    bodyLimit: 1_048_576,
    // A large upload over a slow connection is no attack. Slow headers are one, and Node ends those after a minute.
    requestTimeout: 300_000,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // While the app drains, a request on an open connection is still served, and then the connection is closed.
    return503OnClosing: false,
    genReqId: requestIds(),
    rewriteUrl: ({ url }) => wholePercents(url ?? '/'),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 500 },
    clientErrorHandler: answerBrokenRequest,
    // An address that cannot be decoded reaches neither hooks nor the error handler.
    frameworkErrors: (error, request, reply) => {
      reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff')
      sendProblem(error, request, reply)
    },
    loggerInstance: settings.log,
  })
  // No endpoint takes plain text. Without this parser it is refused with 415 instead of being read as a string.
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler(sendProblem)
  app.setNotFoundHandler(() => refuse('request.not-found'))
  let closing = false
  app.addHook('preClose', (done) => {
    closing = true
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // Requests that began before draining must close their connections too, because idle ones would stay open.
    if (closing) reply.header('connection', 'close')
    done()
  })
  // A refused body (too large, or of an unknown type) is read to its end and dropped before the answer is sent.
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode === 413 || reply.statusCode === 415) await dropRest(request.raw)
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    // An escaped null byte cannot be part of any existing address; in a call's own query `inputOf` judges it.
    const [path = '', query = ''] = request.url.split('?')
    const isNowhere = path.includes('%00') || (query.includes('%00') && !path.startsWith('/api/'))
    done(isNowhere ? new Refusal('request.not-found') : undefined)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      method: request.method,
      route: patternOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      from: request.ip,
    }
    request.log.info(line, 'request')
    done()
  })
  return app
}

/** Request ids that are unique across processes: a random part per process, and a counter. */
function requestIds(): () => string {
  const process = randomBytes(9).toString('base64url')
  let nth = 0
  return () => `${process}.${(nth++).toString(36)}`
}

/** Answers any error as the problem that a caller may see; our own failures are logged whole. */
function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { retryAfter, ...problem } = problemOf(error)
  if (problem.status >= 500) request.log.error({ err: error, route: patternOf(request) }, 'request failed')
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem))
}
