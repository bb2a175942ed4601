import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sessionCookieFor } from '#platform/http/session-cookie'
import { refuse, refuseIf } from '#platform/refusal'
import type { CoursesParts } from '../../parts.ts'
import { needStaff } from '../../staff/course-staff.ts'
import { needCourse } from '../course-queries.ts'
import { readDownload } from './download-link.ts'
import { csvOf, xlsxOf } from './sheet.ts'
import { countForSheet, whyNotSheet } from './sheet-length.ts'

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Gradebooks as files, at addresses that were made for a session and a few minutes. */
export const gradebookDownloads =
  (parts: CoursesParts) =>
  (app: FastifyInstance): void => {
    const cookie = sessionCookieFor(parts.publicUrl)
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const token = cookie.read(request.headers.cookie)
      const actor = token === null ? null : await parts.whoIs(token)
      if (!actor) return refuse('request.unauthenticated')
      const address = { ...(request.query as object), ...(request.params as object) }
      const download = readDownload(parts.secret, actor.sessionId, parts.clock.now(), address)
      if (!download) return refuse('request.not-found')
      const { courseId, format } = download
      await needStaff(parts.db, courseId, actor.personId, 'mark')
      // More may have come since the address was made.
      if (format === 'xlsx') refuseIf(whyNotSheet(await countForSheet(parts.db, courseId, download.cohortId)))
      const { title } = await needCourse(parts.db, courseId)
      // Browsers put an underscore in the place of a half-space.
      const name = encodeURIComponent(`دفتر نمرهٔ ${title.replaceAll('\u200c', ' ')}.${format}`)
      const plugs = parts.graded ?? []
      const file = format === 'csv' ? csvOf(parts.db, plugs, download) : xlsxOf(parts.db, plugs, download)
      return reply
        .type(types[format])
        .header('content-disposition', `attachment; filename="gradebook.${format}"; filename*=UTF-8''${name}`)
        .header('cache-control', 'private, no-store')
        .header('x-content-type-options', 'nosniff')
        .send(await file)
    }
    app.get('/downloads/gradebook/:courseId/:format', handler)
  }
