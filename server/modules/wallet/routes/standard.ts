import type { FastifyInstance } from 'fastify'
import { serveExports } from '#platform/exports'
import type { WalletDeps } from '../deps.ts'
import { statementExport } from '../statement-export.ts'

/** One's own statement as a file. */
export const statementDownloads =
  (deps: WalletDeps) =>
  (app: FastifyInstance): void =>
    serveExports(app, '/downloads/wallet/:format', deps, ({ personId }) => statementExport(deps.db, personId))
