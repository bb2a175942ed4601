import { convertToSpreadsheet } from '@arvand/contracts/export/convert'
import { type Route, route } from '#platform/http/route'
import { convert, type ExportDeps } from '../convert.ts'

export const exportRoutes = (deps: ExportDeps): Route[] => [
  route(convertToSpreadsheet, ({ input, actor }) => convert(deps, actor, input)),
]
