import type { Db } from '#platform/database'
import type { ExportDeps } from '#platform/exports'
import type { Module } from '#platform/module'
import type { Agenda } from '#plugs/agenda'
import type { Attention } from '#plugs/attention'
import type { Offer } from '#plugs/offer'
import type { Sellables } from '#plugs/sellable'
import { homeRoutes } from './routes/home.ts'
import { panelRoutes, salesRoutes } from './routes/panel.ts'
import { teacherRoutes } from './routes/teacher.ts'
import { salesDownloads } from './sales/export-sales.ts'

export interface HomesNeeds extends ExportDeps {
  readonly db: Db
  /** Each module's list of what waits for people; modules lower in the graph come first. */
  readonly attention: readonly Attention[]
  readonly sellables: Sellables
  /** What people have between two days. */
  readonly agenda: readonly Agenda[]
}

export const homesModule = ({ db, clock, attention, agenda, sellables, ...deps }: HomesNeeds): Module => ({
  name: 'homes',
  routes: [
    ...salesRoutes({ db, clock, sellables, secret: deps.secret }),
    ...homeRoutes(db, clock, attention),
    ...panelRoutes(db, clock, attention),
    ...teacherRoutes(db, clock, { attention, agenda }),
  ],
  standardRoutes: salesDownloads({ db, clock, sellables, ...deps }),
})

export const homesOffer = (
  needs: Omit<HomesNeeds, 'agenda' | 'attention' | 'sellables'>,
): Offer<'agenda' | 'attention' | 'sellables'> => ({
  module: (taken) => homesModule({ ...needs, ...taken }),
})
