import { z } from 'zod'
import { jobKind, type Worker, worker } from '#platform/jobs'
import type { Offer } from '#plugs/offer'
import type { ExportDeps } from './convert.ts'
import type { TableDeps } from './deps.ts'
import { exportActs, tableDownloads } from './export-table.ts'
import { exportRoutes } from './routes/export.ts'
import { writeRun } from './runs/begin-run.ts'
import { forgetOldRuns, removeRunFiles, runPersonalData } from './runs/forget-runs.ts'
import { runDownloads } from './runs/serve-runs.ts'
import { writeTable } from './runs/write-run.ts'
import { serveFile } from './serve-file.ts'
import { exported } from './tables.ts'

const sweep = jobKind('export.sweep-files', z.strictObject({}), { retries: 2, pause: 60 })

/** The export service: spreadsheets of rows that a page has, and whole tables by their names. */
export const exportOffer = (deps: ExportDeps & Omit<TableDeps, 'tables'>): Offer<'exportTables'> => ({
  auditedActs: [exportActs],
  personalData: [runPersonalData(deps)],
  module: ({ exportTables: tables }) => ({
    name: 'export',
    routes: exportRoutes({ ...deps, tables }),
    standardRoutes: (app) => {
      serveFile(deps)(app)
      tableDownloads({ ...deps, tables })(app)
      runDownloads({ ...deps, tables })(app)
    },
    workers: exportWorkers({ ...deps, tables }),
  }),
})

const exportWorkers = (deps: TableDeps): Worker[] => [
  worker(sweep, () => sweepFiles(deps), { every: '*/10 * * * *', atOnce: 1 }),
  // One at a time in a process: each reads a table from end to end.
  worker(writeRun, ({ runId }, signal) => writeTable(deps, runId, signal), { atOnce: 1 }),
  worker(removeRunFiles, async ({ ids }) => {
    for (const id of ids) await deps.files.removeAll(id)
  }),
]

async function sweepFiles(deps: TableDeps): Promise<void> {
  const { db, clock } = deps
  await exported(db).deleteFrom('export.files').where('expires_at', '<=', clock.now()).execute()
  await forgetOldRuns(deps)
}
