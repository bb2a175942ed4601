import { convertToSpreadsheet } from '@arvand/contracts/export/convert'
import * as endpoints from '@arvand/contracts/export/tables'
import { type Route, route } from '#platform/http/route'
import { wholeList } from '#platform/whole-list'
import { convert, type ExportDeps } from '../convert.ts'
import { exportTable, listTables, type TableDeps } from '../export-table.ts'

export const exportRoutes = (deps: ExportDeps & TableDeps): Route[] => [
  route(convertToSpreadsheet, ({ input, actor }) => convert(deps, actor, input)),
  route(endpoints.listTables, async ({ actor }) => wholeList(listTables(deps.tables, actor))),
  route(endpoints.exportTable, (asked) => exportTable(deps, asked)),
]
