import type { FastifyReply } from 'fastify'

/** The answer of a handler. An address is sent as `{ url }` if the caller wants JSON, otherwise as a redirect. */
export type Answer =
  | { readonly body: unknown; readonly status: number }
  | { readonly url: string; readonly status: number }

export const json = (body: unknown, status = 200): Answer => ({ body, status })

/** `status` is only for callers that want JSON; a browser that sent a form is always redirected with 302. */
export const goTo = (url: string, status = 200): Answer => ({ url, status })

export function send(reply: FastifyReply, answer: Answer, wantsJson: boolean): FastifyReply {
  if ('body' in answer) return reply.code(answer.status).send(answer.body)
  if (wantsJson) return reply.code(answer.status).send({ url: answer.url })
  return reply.redirect(answer.url, 302)
}

/** No browser or proxy may store an answer under `/api/auth`. */
export function forbidStoring(reply: FastifyReply): void {
  reply.header('cache-control', 'private, no-cache, no-store')
  reply.header('pragma', 'no-cache')
  reply.header('expires', '0')
}
