import {
  listClientLogs as listClientLogsEndpoint,
  logFromClient as logFromClientEndpoint,
  showFigures,
  viewPage as viewPageEndpoint,
  viewReferral as viewReferralEndpoint,
} from '@arvand/contracts/analysis/analysis'
import { listLearningEvents as listLearningEndpoint } from '@arvand/contracts/analysis/learning'
import { type Route, route } from '#platform/http/route'
import type { AnalysisDeps } from '../deps.ts'
import { figuresOf } from '../figures-queries.ts'
import { listLearningEvents } from '../learning/list-learning-events.ts'
import { listClientLogs, logFromClient } from '../log-from-client.ts'
import { viewPage } from '../view-page.ts'
import { viewReferral } from '../view-referral.ts'

/** Views and errors that browsers report, and the figures that managers see. */
export const analysisRoutes = (deps: AnalysisDeps, ownHost: string): Route[] => [
  route(viewReferralEndpoint, async ({ input, caller, actor }) => ({
    counted: await viewReferral(deps, caller, actor, input.ref),
  })),
  route(viewPageEndpoint, async ({ input, caller }) => {
    await viewPage(deps, caller, input, ownHost)
    return {}
  }),
  route(logFromClientEndpoint, async ({ input, caller }) => {
    await logFromClient(deps, caller, input)
    return {}
  }),
  route(showFigures, ({ input }) => figuresOf(deps.db, input)),
  route(listLearningEndpoint, ({ input }) => listLearningEvents(deps.db, input)),
  route(listClientLogsEndpoint, ({ input }) => listClientLogs(deps.db, input.cursor)),
]
