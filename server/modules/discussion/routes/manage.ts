import * as appeals from '@arvand/contracts/panel/appeals'
import * as contract from '@arvand/contracts/panel/discussion'
import { type Route, route } from '#platform/http/route'
import { listAppeals } from '../appeals/appeal-queries.ts'
import { decideAppeal } from '../appeals/decide-appeal.ts'
import type { DiscussionDeps } from '../deps.ts'
import { listOpenReports, listSettled } from '../report-queries.ts'
import { settleReports } from '../settle-reports.ts'

/** What managers of content do with reports. */
export const manageRoutes = (deps: DiscussionDeps): Route[] => [
  route(contract.listReports, ({ input }) =>
    input.state === 'open' ? listOpenReports(deps.db, input) : listSettled(deps.db, input),
  ),
  route(contract.settleReports, async ({ input, actor }) => {
    await settleReports(deps, actor, input)
    return {}
  }),
  route(appeals.listAppeals, ({ input }) => listAppeals(deps.db, input)),
  route(appeals.decideAppeal, async ({ input, actor }) => {
    await decideAppeal(deps, actor, input)
    return {}
  }),
]
