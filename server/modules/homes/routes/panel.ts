import {
  countWaiting as countWaitingEndpoint,
  showMoneyDue as showMoneyDueEndpoint,
} from '@arvand/contracts/panel/homes'
import { listQueue as listQueueEndpoint } from '@arvand/contracts/panel/manage-queue'
import * as sales from '@arvand/contracts/panel/manage-sales'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import { type Route, route } from '#platform/http/route'
import type { Log } from '#platform/log'
import type { Attention } from '#plugs/attention'
import { countWaiting } from '../count-waiting.ts'
import { listQueue } from '../queue/list-queue.ts'
import { exportSales, type SalesDeps } from '../sales/export-sales.ts'
import { listSales } from '../sales/list-sales.ts'
import { showSales } from '../sales/show-sales.ts'
import { showMoneyDue } from '../show-money-due.ts'

/** A learner's first page, the counts in everybody's menus, and what waits for managers. */
export const panelRoutes = (
  { db, clock, log }: { readonly db: Db; readonly clock: Clock; readonly log: Log },
  plugs: readonly Attention[],
): Route[] => [
  route(showMoneyDueEndpoint, ({ actor }) => showMoneyDue(db, clock, actor.personId)),
  route(countWaitingEndpoint, ({ actor }) => countWaiting(plugs, actor, log)),
  route(listQueueEndpoint, ({ input, actor }) => listQueue(plugs, input, actor.scopes, log)),
]

/** The report of sales, for managers of finance. */
export const salesRoutes = (deps: SalesDeps & { readonly secret: string }): Route[] => [
  route(sales.showSales, ({ input }) => showSales(deps.db, deps.clock, input)),
  route(sales.listSales, ({ input }) => listSales(deps.db, deps.clock, input)),
  route(sales.exportSales, (asked) => exportSales(deps, asked)),
]
