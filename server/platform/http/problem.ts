import { type ErrorCode, promiseOf } from '@arvand/contracts/errors/catalogue'
import type { Problem } from '@arvand/contracts/problem'
import { Refusal } from '../refusal.ts'

/** Any thrown thing as the problem a caller may see: never a stack, a path or an English sentence. */
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
  return { type: `/problems/${code}`, title: sentence, status, code }
}

function codeOf(error: unknown): ErrorCode {
  const { code, statusCode } = (error ?? {}) as { code?: unknown; statusCode?: unknown }
  if (typeof code === 'string' && isDatabaseAway(code, error)) return 'request.unavailable'
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return 'request.media-type'
  return codeByStatus.get(Number(statusCode)) ?? 'request.failed'
}

// What Fastify itself refuses carries only a status.
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

/** PostgreSQL class 08 (connection), 57P0x (shutting down), 53300 (too many connections), and socket errors. */
function isDatabaseAway(code: string, error: unknown): boolean {
  return (
    /^(08\w{3}|57P0[1-3]|53300|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE)$/.test(code) && error instanceof Error
  )
}
