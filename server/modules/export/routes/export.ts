import { convertToSpreadsheet } from '@arvand/contracts/export/convert'
import * as endpoints from '@arvand/contracts/export/tables'
import { type Route, route } from '#platform/http/route'
import { wholeList } from '#platform/whole-list'
import { convert, type ExportDeps } from '../convert.ts'
import type { TableDeps } from '../deps.ts'
import { exportTable } from '../export-table.ts'
import { listTables } from '../find-table.ts'
import { cancelRun, takeRun } from '../runs/end-run.ts'
import { listRuns } from '../runs/run-queries.ts'

export const exportRoutes = (deps: ExportDeps & TableDeps): Route[] => [
  route(convertToSpreadsheet, ({ input, actor, caller }) => convert(deps, actor, caller, input)),
  route(endpoints.listTables, async ({ actor }) => wholeList(listTables(deps.tables, actor))),
  route(endpoints.exportTable, (asked) => exportTable(deps, asked)),
  route(endpoints.listRuns, ({ input: { cursor }, actor }) => listRuns(deps.db, actor.personId, cursor)),
  route(endpoints.cancelRun, ({ input: { runId }, actor }) => cancelRun(deps, actor.personId, runId)),
  route(endpoints.takeRun, ({ input: { runId }, actor }) => takeRun(deps, actor, runId)),
]
