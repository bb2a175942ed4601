import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { problemOf } from '#platform/http/problem'
import type { RateLimits, RateRule } from '#platform/rate-limits'
import { type Fields, fieldsOf } from './fields.ts'

const perAddress: RateRule = { name: 'identity.client-log', times: 60, seconds: 60 }
const levels = { error: 'error', warn: 'warn', debug: 'debug' } as const

/**
 * `POST /_log`: errors that the browser's client reports (facts.md A9). Anyone may send them, so they are small,
 * limited by address and logged as one clean line. The answer is empty, also for a level that we do not know.
 */
export async function clientLog(scope: FastifyInstance, { limits }: { limits: RateLimits }): Promise<void> {
  scope.removeAllContentTypeParsers()
  await scope.register(formbody, { bodyLimit: 4096 })
  scope.setErrorHandler((thrown, request, reply) => {
    const { status, retryAfter } = problemOf(thrown)
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
    line(scope, request, 'warn', { status })
    return reply.code(status).send()
  })
  scope.post('/_log', {
    bodyLimit: 4096,
    // The handler logs its own line instead of the usual one for each request.
    logLevel: 'silent',
    onRequest: async (request) => limits.takeByAddress(perAddress, request.ip),
    handler: (request, reply) => {
      const fields = fieldsOf(request.body)
      line(scope, request, levelOf(fields), { status: 200, client: told(fields) })
      return reply.code(200).send()
    },
  })
}

type Level = (typeof levels)[keyof typeof levels]

function levelOf(fields: Fields): Level {
  const level = fields.text('level') ?? ''
  return Object.hasOwn(levels, level) ? levels[level as Level] : 'warn'
}

function told(fields: Fields) {
  const known = Object.hasOwn(levels, fields.text('level') ?? '')
  const code = fields.text('code') ?? ''
  return {
    level: known ? fields.text('level') : 'unknown',
    // Not named «code», because the log redacts fields of that name.
    event: /^[A-Z0-9_]{1,64}$/.test(code) ? code : 'unknown',
    message: clean(fields.text('message'), 200),
    url: clean(fields.text('url')?.split('?', 1)[0], 200),
  }
}

/** One line of visible characters: no control, bidirectional or line-break characters. */
const clean = (text = '', most: number): string => text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, most)

function line(scope: FastifyInstance, request: FastifyRequest, level: Level, said: object): void {
  scope.log[level]({ reqId: request.id, from: request.ip, ...said }, 'client log')
}
