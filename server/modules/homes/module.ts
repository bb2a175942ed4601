import type { Db } from '#platform/database'
import type { ExportDeps } from '#platform/exports'
import type { Log } from '#platform/log'
import type { Module } from '#platform/module'
import type { Agenda } from '#plugs/agenda'
import type { Attention } from '#plugs/attention'
import type { Health } from '#plugs/health'
import type { Offer } from '#plugs/offer'
import type { Sellables } from '#plugs/sellable'
import { homeRoutes } from './routes/home.ts'
import { panelRoutes, salesRoutes } from './routes/panel.ts'
import { teacherRoutes } from './routes/teacher.ts'
import { salesDownloads } from './sales/export-sales.ts'

export interface HomesNeeds extends ExportDeps {
  readonly db: Db
  readonly log: Log
  /** Each module's list of what waits for people; modules lower in the graph come first. */
  readonly attention: readonly Attention[]
  readonly sellables: Sellables
  /** What people have between two days. */
  readonly agenda: readonly Agenda[]
  /** Whether what the school depends on runs. */
  readonly health: readonly Health[]
}

export const homesModule = ({ sellables, attention, agenda, health, ...deps }: HomesNeeds): Module => ({
  name: 'homes',
  routes: [
    ...salesRoutes({ ...deps, sellables }),
    ...homeRoutes({ ...deps, attention, agenda, health }),
    ...panelRoutes(deps, attention),
    ...teacherRoutes(deps, { attention, agenda }),
  ],
  standardRoutes: salesDownloads({ ...deps, sellables }),
})

type Taken = 'agenda' | 'attention' | 'health' | 'sellables'

export const homesOffer = (needs: Omit<HomesNeeds, Taken>): Offer<Taken> => ({
  module: (taken) => homesModule({ ...needs, ...taken }),
})
