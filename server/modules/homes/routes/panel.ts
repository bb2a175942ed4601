import {
  countWaiting as countWaitingEndpoint,
  showMoneyDue as showMoneyDueEndpoint,
} from '@arvand/contracts/panel/homes'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import { type Route, route } from '#platform/http/route'
import type { Attention } from '#plugs/attention'
import { countWaiting } from '../count-waiting.ts'
import { showMoneyDue } from '../show-money-due.ts'

/** A learner's first page, and the counts in everybody's menus. */
export const panelRoutes = (db: Db, clock: Clock, plugs: readonly Attention[]): Route[] => [
  route(showMoneyDueEndpoint, ({ actor }) => showMoneyDue(db, clock, actor.personId)),
  route(countWaitingEndpoint, ({ actor }) => countWaiting(plugs, actor)),
]
