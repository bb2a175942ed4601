import type { FastifyReply } from 'fastify'

/** What a handler answers. An address goes out as `{ url }` when JSON was asked, else as a redirect. */
export type Answer =
  | { readonly body: unknown; readonly status: number }
  | { readonly url: string; readonly status: number }

export const json = (body: unknown, status = 200): Answer => ({ body, status })

/** `status` is what a caller of JSON sees; a browser that sent a form is redirected all the same. */
export const goTo = (url: string, status = 200): Answer => ({ url, status })

export function send(reply: FastifyReply, answer: Answer, wantsJson: boolean): FastifyReply {
  if ('body' in answer) return reply.code(answer.status).send(answer.body)
  if (wantsJson) return reply.code(answer.status).send({ url: answer.url })
  return reply.redirect(answer.url, 302)
}

/** Nothing under `/api/auth` may be kept by a browser or a proxy. */
export function forbidStoring(reply: FastifyReply): void {
  reply.header('cache-control', 'private, no-cache, no-store')
  reply.header('pragma', 'no-cache')
  reply.header('expires', '0')
}
