import * as endpoints from '@arvand/contracts/panel/manage-roster'
import { type Route, route } from '#platform/http/route'
import type { InteropDeps } from '../deps.ts'
import { checkRoster } from '../oneroster/check-roster.ts'
import { cancelRoster, importRoster } from '../oneroster/import-roster.ts'
import { listRosters, showRoster } from '../oneroster/roster-queries.ts'

/** Rosters of schools: looked at, then imported. */
export const rosterRoutes = (deps: InteropDeps): Route[] => [
  route(endpoints.checkRoster, (asked) => checkRoster(deps, asked)),
  route(endpoints.importRoster, (asked) => importRoster(deps, asked)),
  route(endpoints.cancelRoster, ({ input: { importId }, actor }) => cancelRoster(deps, actor, importId)),
  route(endpoints.showRoster, ({ input, actor }) => showRoster(deps.db, actor.personId, input)),
  route(endpoints.listRosters, ({ input: { cursor }, actor }) =>
    listRosters(deps.db, actor.personId, cursor),
  ),
]
