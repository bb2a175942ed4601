import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { problemOf } from '#platform/http/problem'
import type { RateLimits, RateRule } from '#platform/rate-limits'
import { type Fields, fieldsOf } from './fields.ts'

const perAddress: RateRule = { name: 'identity.client-log', times: 60, seconds: 60 }
const levels = { error: 'error', warn: 'warn', debug: 'debug' } as const

/**
 * `POST /_log`: what the browser's client met (facts.md A9). Anyone may send it, so it is small, limited by address
 * and written as one clean line; the answer is empty, and says nothing of a level that we do not know.
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
    // The line below stands for the request's own.
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
    // Not «code»: the log hides what is called that.
    event: /^[A-Z0-9_]{1,64}$/.test(code) ? code : 'unknown',
    message: clean(fields.text('message'), 200),
    url: clean(fields.text('url')?.split('?', 1)[0], 200),
  }
}

/** One line of visible characters: nothing that moves a cursor, hides or turns the text around. */
const clean = (text = '', most: number): string => text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, most)

function line(scope: FastifyInstance, request: FastifyRequest, level: Level, said: object): void {
  scope.log[level]({ reqId: request.id, from: request.ip, ...said }, 'client log')
}
