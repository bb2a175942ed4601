import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { Module } from '#platform/module'
import type { PageCache } from '#platform/web'
import type { Offer } from '#plugs/offer'
import { holidaysToConfirm } from './holidays-to-confirm.ts'
import { homeRoutes } from './routes/home.ts'
import { panelRoutes } from './routes/panel.ts'

export interface CalendarNeeds {
  readonly db: Db
  readonly clock: Clock
  readonly pages: Pick<PageCache, 'drop'>
}

export const calendarModule = ({ db, clock, pages }: CalendarNeeds): Module => ({
  name: 'calendar',
  routes: [...panelRoutes({ db, clock, pages }), ...homeRoutes(db, clock)],
})

export const calendarOffer = (needs: CalendarNeeds): Offer => ({
  module: () => calendarModule(needs),
  attention: [holidaysToConfirm(needs.db, needs.clock)],
})
