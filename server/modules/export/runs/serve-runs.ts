import type { FastifyInstance } from 'fastify'
import { serveExports } from '#platform/exports'
import { refuse } from '#platform/refusal'
import type { TableDeps } from '../deps.ts'
import { findTable } from '../find-table.ts'
import { findRun } from './run-queries.ts'
import { keyOfRun } from './write-run.ts'

/** The files of runs at the links that were made for one session. */
export const runDownloads =
  (deps: TableDeps) =>
  (app: FastifyInstance): void =>
    serveExports(app, '/downloads/runs/:runId/:format', deps, async (actor, { runId = '' }) => {
      const run = (await findRun(deps.db, actor.personId, runId)) ?? refuse('request.not-found')
      const { title, file } = findTable(deps.tables, actor, run.table_name).sheet(deps.db, actor.personId)
      const content = run.state === 'done' ? await deps.files.open(keyOfRun(runId)) : null
      return { title, file, text: content ?? refuse('request.not-found') }
    })
