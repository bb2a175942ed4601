import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { Module } from '#platform/module'
import { homeRoutes } from './routes/home.ts'
import { panelRoutes } from './routes/panel.ts'

export const calendarModule = ({ db, clock }: { db: Db; clock: Clock }): Module => ({
  name: 'calendar',
  routes: [...panelRoutes(db, clock), ...homeRoutes(db, clock)],
})
