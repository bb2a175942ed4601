import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Actor } from '../actor.ts'
import type { Clock } from '../clock.ts'
import { sessionCookieFor } from '../http/session-cookie.ts'
import { refuse, refuseIf } from '../refusal.ts'
import { isLinkFor } from './link.ts'
import { csvOf, type Spreadsheet, whyNotExport } from './spreadsheet.ts'
import { xlsxOf } from './xlsx.ts'

export interface ExportDeps {
  readonly clock: Clock
  readonly secret: string
  readonly publicUrl: URL
  readonly whoIs: (token: string) => Promise<Actor | null>
}

/** A file that is there as a whole: a document, what another program reads, or a stored file. */
export interface TextFile {
  /** Title of the file, in Persian. */
  readonly title: string
  /** Name of the file for browsers that read only Latin letters. */
  readonly file: string
  readonly text: string | Buffer | Readable
}

/** Makes the export that an address names by its path and query; refuses when the actor may not have it any more. */
export type ExportMaker = (
  actor: Actor,
  named: Readonly<Record<string, string | undefined>>,
) => Promise<Spreadsheet | TextFile> | Spreadsheet | TextFile

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xml: 'application/xml; charset=utf-8',
  pdf: 'application/pdf',
}
const formats = z.enum(['csv', 'xlsx', 'xml', 'pdf'])
const names = z.record(z.string(), z.string().optional())

/** Serves exports at the addresses that `linkToExport` makes; `path` ends with `/:format`. */
export function serveExports(app: FastifyInstance, path: string, deps: ExportDeps, make: ExportMaker): void {
  const cookie = sessionCookieFor(deps.publicUrl)
  app.get(path, async (request: FastifyRequest, reply: FastifyReply) => {
    const token = cookie.read(request.headers.cookie)
    const actor = token === null ? null : await deps.whoIs(token)
    if (!actor) return refuse('request.unauthenticated')
    const { secret, clock } = deps
    const signing = { secret, sessionId: actor.sessionId, now: clock.now() }
    const named = names.safeParse({ ...(request.query as object), ...(request.params as object) }).data
    const format = formats.safeParse(named?.format).data
    if (!named || !format || !isLinkFor(signing, request.url)) return refuse('request.not-found')
    const made = await make(actor, named)
    const body = 'text' in made ? made.text : await tableOf(made, format)
    // Browsers would write an underscore instead of a half-space, and of a mark at the signs of «C++».
    const name = encodeURIComponent(
      `${made.title.replaceAll('\u200c', ' ').replaceAll('\u200e', '')}.${format}`,
    )
    return reply
      .type(types[format])
      .header(
        'content-disposition',
        `attachment; filename="${made.file}.${format}"; filename*=UTF-8''${name}`,
      )
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .send(body)
  })
}

async function tableOf(sheet: Spreadsheet, format: keyof typeof types) {
  if (format === 'xml' || format === 'pdf') return refuse('request.not-found')
  // Rows may have been added since the address was made.
  refuseIf(await whyNotExport(sheet, format))
  return format === 'csv' ? csvOf(sheet) : xlsxOf(sheet)
}
