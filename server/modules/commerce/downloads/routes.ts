import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '#platform/actor'
import { sessionCookieFor } from '#platform/http/session-cookie'
import { refuse } from '#platform/refusal'
import type { CommerceParts } from '../parts.ts'
import { readDownloadLink } from './download-link.ts'
import { csvOf, type Sheet, xlsxOf } from './sheet.ts'

/** Makes a sheet of what a link names; refuses when the actor may not have it any more. */
export type SheetMaker = (parts: CommerceParts, actor: Actor, of: string) => Promise<Sheet>

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Sheets as files, at addresses that were made for a session and a few minutes. */
export const downloads =
  (parts: CommerceParts, makers: Readonly<Record<string, SheetMaker>>) =>
  (app: FastifyInstance): void => {
    const cookie = sessionCookieFor(parts.publicUrl)
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const token = cookie.read(request.headers.cookie)
      const actor = token === null ? null : await parts.whoIs(token)
      if (!actor) return refuse('request.unauthenticated')
      const address = { ...(request.query as object), ...(request.params as object) }
      const asked = readDownloadLink(parts.secret, actor.sessionId, parts.clock.now(), address)
      const maker = asked && Object.hasOwn(makers, asked.what) ? makers[asked.what] : undefined
      if (!asked || !maker) return refuse('request.not-found')
      const sheet = await maker(parts, actor, asked.of)
      const name = encodeURIComponent(`${sheet.title}.${asked.format}`)
      const disposition = `attachment; filename="${sheet.file}.${asked.format}"; filename*=UTF-8''${name}`
      return reply
        .type(types[asked.format])
        .header('content-disposition', disposition)
        .header('cache-control', 'private, no-store')
        .header('x-content-type-options', 'nosniff')
        .send(asked.format === 'csv' ? csvOf(sheet) : await xlsxOf(sheet))
    }
    app.get('/downloads/commerce/:what/:format', handler)
  }
