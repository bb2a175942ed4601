import {
  listClientLogs as listClientLogsEndpoint,
  logFromClient as logFromClientEndpoint,
  showFigures,
  viewPage as viewPageEndpoint,
  viewReferral as viewReferralEndpoint,
} from '@arvand/contracts/analysis/analysis'
import { type Route, route } from '#platform/http/route'
import { figuresOf } from '../figures-queries.ts'
import { listClientLogs, logFromClient } from '../log-from-client.ts'
import type { AnalysisParts } from '../parts.ts'
import { viewPage } from '../view-page.ts'
import { viewReferral } from '../view-referral.ts'

/** What browsers tell, and what managers see of it. */
export const analysisRoutes = (parts: AnalysisParts, ownHost: string): Route[] => [
  route(viewReferralEndpoint, async ({ input, caller, actor }) => ({
    counted: await viewReferral(parts, caller, actor, input.ref),
  })),
  route(viewPageEndpoint, async ({ input, caller }) => {
    await viewPage(parts, caller, input, ownHost)
    return {}
  }),
  route(logFromClientEndpoint, async ({ input, caller }) => {
    await logFromClient(parts, caller, input)
    return {}
  }),
  route(showFigures, ({ input }) => figuresOf(parts.db, input)),
  route(listClientLogsEndpoint, ({ input }) => listClientLogs(parts.db, input.cursor)),
]
