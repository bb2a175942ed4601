import * as contract from '@arvand/contracts/panel/discussion'
import { type Route, route } from '#platform/http/route'
import type { DiscussionParts } from '../parts.ts'
import { listOpenReports, listSettled } from '../report-queries.ts'
import { settleReports } from '../settle-reports.ts'

/** What managers of content do with reports. */
export const manageRoutes = (parts: DiscussionParts): Route[] => [
  route(contract.listReports, ({ input }) =>
    input.state === 'open' ? listOpenReports(parts.db, input.cursor) : listSettled(parts.db, input.cursor),
  ),
  route(contract.settleReports, async ({ input, actor }) => {
    await settleReports(parts, actor, input)
    return {}
  }),
]
