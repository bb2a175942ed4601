import { z } from 'zod'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { WhoIs } from '#platform/http/perform'
import { jobKind, worker } from '#platform/jobs'
import { listeningWorker } from '#platform/listen'
import type { Module } from '#platform/module'
import type { RateLimits } from '#platform/rate-limits'
import type { Offer } from '#plugs/offer'
import { clientLogTable } from './client-logs-table.ts'
import { countUp } from './count-up.ts'
import { funnelTable, retentionTable } from './export-tables.ts'
import { hearLearning } from './learning/hear-learning.ts'
import { learningPersonalData } from './learning/learning-personal-data.ts'
import { learningTable } from './learning/learning-table.ts'
import type { LessonFacts } from './lessons/lesson-facts.ts'
import { analysisRoutes } from './routes/analysis.ts'
import { dashboardRoutes, teacherRoutes } from './routes/dashboards.ts'
import { panelRoutes } from './routes/panel.ts'
import { taughtSalesDownloads } from './taught-sales/export-taught-sales.ts'
import { soldTable } from './taught-sales/sold-table.ts'
import { visitorsUnder } from './visitor.ts'
import { visitTables } from './visits-tables.ts'

export interface AnalysisNeeds {
  readonly db: Db
  readonly clock: Clock
  readonly limits: RateLimits
  /** The setting SECRET. */
  readonly secret: string
  readonly publicUrl: URL
  readonly lessonFacts: LessonFacts
  readonly whoIs: WhoIs
}

const countUpKind = jobKind('analysis.count-up', z.strictObject({}), { retries: 3, pause: 60 })

export function analysisModule(needs: AnalysisNeeds): Module {
  const { db, clock, limits, secret, publicUrl, lessonFacts } = needs
  const deps = { db, clock, limits, visitorOf: visitorsUnder(secret) }
  return {
    name: 'analysis',
    routes: [
      ...analysisRoutes(deps, publicUrl.hostname),
      ...dashboardRoutes(db, clock, lessonFacts),
      ...panelRoutes(db, publicUrl),
      ...teacherRoutes(needs),
    ],
    standardRoutes: taughtSalesDownloads(needs),
    workers: [
      worker(countUpKind, () => countUp(db, clock), { every: '10 0 * * *', atOnce: 1 }),
      ...hearLearning(clock).map((one) => listeningWorker({ db, clock }, one)),
    ],
  }
}

export const analysisOffer = (needs: AnalysisNeeds): Offer => ({
  module: () => analysisModule(needs),
  personalData: [learningPersonalData],
  exportTables: [
    ...[funnelTable(needs.clock), retentionTable(needs.clock), learningTable, soldTable],
    ...[clientLogTable, ...visitTables],
  ],
})
