import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sessionCookieFor } from '#platform/http/session-cookie'
import { refuse } from '#platform/refusal'
import type { WalletParts } from '../parts.ts'
import { csvOf, xlsxOf } from '../statement-file.ts'
import { readStatementLink } from '../statement-link.ts'

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** One's own statement as a file, at addresses that were made for a session and a few minutes. */
export const statementDownloads =
  ({ db, clock, secret, publicUrl, whoIs }: WalletParts) =>
  (app: FastifyInstance): void => {
    const cookie = sessionCookieFor(publicUrl)
    app.get('/downloads/wallet/:format', async (request: FastifyRequest, reply: FastifyReply) => {
      const token = cookie.read(request.headers.cookie)
      const actor = token === null ? null : await whoIs(token)
      if (!actor) return refuse('request.unauthenticated')
      const address = { ...(request.query as object), ...(request.params as object) }
      const format = readStatementLink(secret, actor.sessionId, clock.now(), address)
      if (!format) return refuse('request.not-found')
      const name = encodeURIComponent(`گردش کیف پول.${format}`)
      const file = format === 'csv' ? csvOf(db, actor.personId) : xlsxOf(db, actor.personId)
      return reply
        .type(types[format])
        .header('content-disposition', `attachment; filename="wallet.${format}"; filename*=UTF-8''${name}`)
        .header('cache-control', 'private, no-store')
        .header('x-content-type-options', 'nosniff')
        .send(await file)
    })
  }
