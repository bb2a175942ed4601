import type { FastifyInstance } from 'fastify'
import { serveSheets } from '#platform/sheets'
import type { WalletDeps } from '../deps.ts'
import { statementSheet } from '../statement-sheet.ts'

/** One's own statement as a file. */
export const statementDownloads =
  (deps: WalletDeps) =>
  (app: FastifyInstance): void =>
    serveSheets(app, '/downloads/wallet/:format', deps, ({ personId }) => statementSheet(deps.db, personId))
