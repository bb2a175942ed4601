import type { FastifyInstance } from 'fastify'
import type { ArticlesDeps } from '../deps.ts'
import { unsubscribe } from './subscribe.ts'

const mostBytes = 4096

/** The body that RFC 8058 wants, form-encoded or as a part of a multipart body. */
const asksToLeave = (body: string): boolean =>
  /(^|&)List-Unsubscribe=One-Click(&|$)/.test(body.trim()) ||
  /name="?List-Unsubscribe"?\r?\n(?:[^\r\n]+\r?\n)*\r?\nOne-Click\r?\n/.test(body)

/**
 * One-click unsubscribe as mail programs do it (RFC 8058): a POST without cookies ends the subscription. Opening the
 * address only leads to the page that asks, because filters of mail servers open every link. The answers are the same
 * for every key.
 */
export const oneClickRoutes =
  (deps: Pick<ArticlesDeps, 'db' | 'secret'>) =>
  (app: FastifyInstance): void => {
    void app.register(async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: mostBytes }, (_request, body, done) =>
        done(null, body),
      )
      const url = '/newsletter/one-click/:key'
      scope.get<{ Params: { key: string } }>(url, async ({ params }, reply) =>
        reply
          .header('cache-control', 'no-store')
          .redirect(`/newsletter/unsubscribe/${encodeURIComponent(params.key)}`, 303),
      )
      scope.post<{ Params: { key: string } }>(url, async ({ params, body }, reply) => {
        reply.header('cache-control', 'no-store')
        if (!asksToLeave(String(body ?? ''))) return reply.code(400).send()
        await unsubscribe(deps, params.key)
        return reply.code(200).send()
      })
    })
  }
