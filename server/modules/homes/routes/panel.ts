import {
  countWaiting as countWaitingEndpoint,
  showMoneyDue as showMoneyDueEndpoint,
} from '@arvand/contracts/panel/homes'
import * as sales from '@arvand/contracts/panel/manage-sales'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import { type Route, route } from '#platform/http/route'
import type { Log } from '#platform/log'
import type { Attention } from '#plugs/attention'
import { countWaiting } from '../count-waiting.ts'
import { exportSales, type SalesDeps } from '../sales/export-sales.ts'
import { listSales } from '../sales/list-sales.ts'
import { showSales } from '../sales/show-sales.ts'
import { showMoneyDue } from '../show-money-due.ts'

/** A learner's first page, and the counts in everybody's menus. */
export const panelRoutes = (
  { db, clock, log }: { readonly db: Db; readonly clock: Clock; readonly log: Log },
  plugs: readonly Attention[],
): Route[] => [
  route(showMoneyDueEndpoint, ({ actor }) => showMoneyDue(db, clock, actor.personId)),
  route(countWaitingEndpoint, ({ actor }) => countWaiting(plugs, actor, log)),
]

/** The report of sales, for managers of finance. */
export const salesRoutes = (deps: SalesDeps & { readonly secret: string }): Route[] => [
  route(sales.showSales, ({ input }) => showSales(deps.db, deps.clock, input)),
  route(sales.listSales, ({ input }) => listSales(deps.db, deps.clock, input)),
  route(sales.exportSales, (asked) => exportSales(deps, asked)),
]
