import type { FastifyInstance } from 'fastify'
import { serveSheets } from '#platform/sheets'
import type { WalletParts } from '../parts.ts'
import { statementSheet } from '../statement-sheet.ts'

/** One's own statement as a file. */
export const statementDownloads =
  (parts: WalletParts) =>
  (app: FastifyInstance): void =>
    serveSheets(app, '/downloads/wallet/:format', parts, ({ personId }) => statementSheet(parts.db, personId))
