import type { FastifyInstance } from 'fastify'
import type { Actor } from '#platform/actor'
import { type Format, linkToExport, type Spreadsheet, serveExports } from '#platform/exports'
import { refuse } from '#platform/refusal'
import type { CommerceDeps } from '../deps.ts'

/** A sheet of something, in its own words (an id, some days); refuses when the actor may not have it any more. */
export type ExportOf = (
  deps: Pick<CommerceDeps, 'db' | 'secret'>,
  actor: Pick<Actor, 'scopes'>,
  of: string,
) => Spreadsheet

/** Sheets as files, at addresses that were made for a session and a few minutes. */
export const downloads =
  (deps: CommerceDeps, sheets: Readonly<Record<string, ExportOf>>) =>
  (app: FastifyInstance): void =>
    serveExports(app, '/downloads/commerce/:what/:format', deps, (actor, { what = '', of = '' }) => {
      const sheet = Object.hasOwn(sheets, what) ? sheets[what] : undefined
      return sheet ? sheet(deps, actor, of) : refuse('request.not-found')
    })

/** An address from which this session may fetch a sheet for five minutes. */
export const linkToDownload = (
  { clock, secret }: Pick<CommerceDeps, 'clock' | 'secret'>,
  sessionId: string,
  { what, of, format }: { readonly what: string; readonly of: string; readonly format: Format },
) => linkToExport({ secret, sessionId, now: clock.now() }, `/downloads/commerce/${what}/${format}`, { of })
