import { z } from 'zod'
import { jobKind, worker } from '#platform/jobs'
import type { Offer } from '#plugs/offer'
import type { ExportDeps } from './convert.ts'
import { exportActs, type TableDeps, tableDownloads } from './export-table.ts'
import { exportRoutes } from './routes/export.ts'
import { serveFile } from './serve-file.ts'
import { exported } from './tables.ts'

const sweep = jobKind('export.sweep-files', z.strictObject({}), { retries: 2, pause: 60 })

/** The export service: spreadsheets of rows that a page has, and whole tables by their names. */
export const exportOffer = (deps: ExportDeps & Omit<TableDeps, 'tables'>): Offer<'exportTables'> => ({
  auditedActs: [exportActs],
  module: ({ exportTables: tables }) => ({
    name: 'export',
    routes: exportRoutes({ ...deps, tables }),
    standardRoutes: (app) => {
      serveFile(deps)(app)
      tableDownloads({ ...deps, tables })(app)
    },
    workers: [worker(sweep, () => sweepFiles(deps), { every: '*/10 * * * *', atOnce: 1 })],
  }),
})

const sweepFiles = async ({ db, clock }: ExportDeps): Promise<void> => {
  await exported(db).deleteFrom('export.files').where('expires_at', '<=', clock.now()).execute()
}
