import { type ErrorCode, promiseOf } from '@arvand/contracts/errors/catalogue'
import type { Problem } from '@arvand/contracts/problem'
import { localSentence } from '@arvand/persian/digits'
import { isDatabaseAway } from '../database/trouble.ts'
import { Refusal } from '../refusal.ts'

/** The problem that a caller may see, for any thrown value: never with a stack, a path or an English sentence. */
export function problemOf(error: unknown): Problem & { retryAfter?: number } {
  if (!(error instanceof Refusal)) return plain(codeOf(error))
  const { fields, current, retryAfter } = error.extras
  return {
    ...plain(error.code),
    ...(fields ? { fields } : {}),
    ...(current === undefined ? {} : { current }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  }
}

function plain(code: ErrorCode): Problem {
  const { status, sentence } = promiseOf(code)
  return { type: `/problems/${code}`, title: localSentence(sentence), status, code }
}

function codeOf(error: unknown): ErrorCode {
  if (isDatabaseAway(error)) return 'request.unavailable'
  const { code, statusCode } = (error ?? {}) as { code?: unknown; statusCode?: unknown }
  const byCode = typeof code === 'string' ? codeOfFastify.get(code) : undefined
  return byCode ?? codeByStatus.get(Number(statusCode)) ?? 'request.failed'
}

// Fastify errors whose status differs from the one in wire.md 1.
const codeOfFastify = new Map<string, ErrorCode>([
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'request.media-type'],
  ['FST_ERR_MAX_PARAM_LENGTH', 'request.not-found'],
])

// Fastify's other errors have only a status.
const codeByStatus = new Map<number, ErrorCode>([
  [400, 'request.not-json'],
  [404, 'request.not-found'],
  [405, 'request.method'],
  [413, 'request.too-large'],
  [414, 'request.too-large'],
  [415, 'request.media-type'],
  [429, 'request.too-many'],
  [503, 'request.unavailable'],
])
