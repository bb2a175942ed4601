import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { Module } from '#platform/module'
import type { Attention } from '#plugs/attention'
import { homeRoutes } from './routes/home.ts'
import { panelRoutes } from './routes/panel.ts'
import { teacherRoutes } from './routes/teacher.ts'

export interface HomesNeeds {
  readonly db: Db
  readonly clock: Clock
  /** Each module's list of what waits for people; modules lower in the graph come first. */
  readonly attention: readonly Attention[]
}

export const homesModule = ({ db, clock, attention }: HomesNeeds): Module => ({
  name: 'homes',
  routes: [
    ...homeRoutes(db, clock, attention),
    ...panelRoutes(db, clock, attention),
    ...teacherRoutes(db, clock, attention),
  ],
})
