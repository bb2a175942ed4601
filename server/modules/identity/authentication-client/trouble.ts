import type { FastifyReply, FastifyRequest } from 'fastify'
import { problemOf } from '#platform/http/problem'
import { forbidStoring } from './answer.ts'
import type { ClientCookies } from './client-cookies.ts'
import type { AuthError } from './error-codes.ts'
import { type PublicAddresses, withParameters } from './public-addresses.ts'
import { InvalidCallbackUrl } from './visit.ts'

interface Trouble {
  readonly status: number
  readonly error: AuthError
  readonly message: string
  readonly retryAfter?: number
}

// The message that `next-auth/react` expects when the callback address is invalid (facts.md A6).
const misconfigured =
  'There is a problem with the server configuration. Check the server logs for more information.'

/** Answers a thrown error: JSON for a call, the error page for a person; never a stack or a secret. */
export const answerTrouble =
  (addresses: PublicAddresses, cookies: ClientCookies) =>
  (thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { status, error, message, retryAfter } = troubleOf(thrown)
    forbidStoring(reply)
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
    const isInvalidUrl = thrown instanceof InvalidCallbackUrl
    if (isInvalidUrl && thrown.isKept) reply.header('set-cookie', cookies.callbackUrl.drop())
    if (status >= 500 && !isInvalidUrl) request.log.error({ err: thrown }, 'authentication client failed')
    if (isForPerson(request)) return reply.redirect(withParameters('/error', { error }), 302)
    return reply.code(status).send({ message, url: addresses.action('error', { error }) })
  }

function troubleOf(thrown: unknown): Trouble {
  if (thrown instanceof InvalidCallbackUrl)
    return { status: 500, error: 'Configuration', message: misconfigured }
  const { status, title, retryAfter } = problemOf(thrown)
  return { status, error: errorOf(status), message: title, ...(retryAfter ? { retryAfter } : {}) }
}

function errorOf(status: number): AuthError {
  if (status === 429) return 'TooManyRequests'
  if (status === 503) return 'Unavailable'
  return status >= 500 ? 'Configuration' : 'Signin'
}

const calls = /\/(session|csrf|providers)$/

/** A page that a browser opens, or a form that it sent without asking for JSON. */
function isForPerson(request: FastifyRequest): boolean {
  if (request.method === 'GET') return !calls.test(request.routeOptions.url ?? '')
  const body = request.body as { json?: unknown } | undefined
  return body !== undefined && body.json !== 'true' && !calls.test(request.routeOptions.url ?? '')
}
