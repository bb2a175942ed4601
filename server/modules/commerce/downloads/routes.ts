import type { FastifyInstance } from 'fastify'
import type { Actor } from '#platform/actor'
import { type Format, linkToExport, type Spreadsheet, serveExports, type TextFile } from '#platform/exports'
import { refuse } from '#platform/refusal'
import type { CommerceDeps } from '../deps.ts'

/** Makes the spreadsheet that `of` names (an id, some days); refuses when the actor may no longer have it. */
export type ExportOf = (
  deps: Pick<CommerceDeps, 'db' | 'secret'>,
  actor: Pick<Actor, 'scopes'>,
  of: string,
) => Spreadsheet

/** Makes a document, or a file that another program reads, in the same way. */
export type FileOf = (
  deps: CommerceDeps,
  actor: Pick<Actor, 'scopes' | 'personId'>,
  of: string,
) => Promise<TextFile>

/** Serves spreadsheets and files at links that were made for one session and a few minutes. */
export const downloads =
  (deps: CommerceDeps, sheets: Readonly<Record<string, ExportOf | FileOf>>) =>
  (app: FastifyInstance): void =>
    serveExports(app, '/downloads/commerce/:what/:format', deps, (actor, { what = '', of = '' }) => {
      const sheet = Object.hasOwn(sheets, what) ? sheets[what] : undefined
      return sheet ? sheet(deps, actor, of) : refuse('request.not-found')
    })

/** A link from which this session may download a spreadsheet for five minutes. */
export const linkToDownload = (
  { clock, secret }: Pick<CommerceDeps, 'clock' | 'secret'>,
  sessionId: string,
  {
    what,
    of,
    format,
  }: { readonly what: string; readonly of: string; readonly format: Format | 'xml' | 'pdf' },
) => linkToExport({ secret, sessionId, now: clock.now() }, `/downloads/commerce/${what}/${format}`, { of })
