import type { Module } from '#platform/module'
import type { ExamsDeps } from './deps.ts'
import { resultDownloads } from './marking/standard-routes.ts'
import { categoryRoutes, questionRoutes, trialRoutes } from './routes/bank.ts'
import { exchangeRoutes } from './routes/exchange.ts'
import { invigilatingRoutes } from './routes/invigilating.ts'
import { markingRoutes } from './routes/marking.ts'
import { practiceRoutes, practiceSettingRoutes } from './routes/practice.ts'
import { publicRoutes } from './routes/public.ts'
import { settingRoutes } from './routes/setting.ts'
import { takingRoutes } from './routes/taking.ts'
import { serveReceiptKeys } from './taking/serve-receipt-keys.ts'
import { examsWorkers } from './workers.ts'

/** The question bank, exams and attempts. */
export const examsModule = (deps: ExamsDeps): Module => ({
  name: 'exams',
  routes: [
    ...categoryRoutes(deps),
    ...questionRoutes(deps),
    ...trialRoutes(),
    ...exchangeRoutes(deps),
    ...settingRoutes(deps),
    ...takingRoutes(deps),
    ...publicRoutes(deps),
    ...invigilatingRoutes(deps),
    ...markingRoutes(deps),
    ...practiceRoutes(deps),
    ...practiceSettingRoutes(deps),
  ],
  standardRoutes: (app) => {
    serveReceiptKeys(deps)(app)
    resultDownloads(deps)(app)
  },
  workers: examsWorkers(deps),
})
