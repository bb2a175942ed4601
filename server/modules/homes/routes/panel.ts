import { showMoneyDue as showMoneyDueEndpoint } from '@arvand/contracts/panel/homes'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import { type Route, route } from '#platform/http/route'
import { showMoneyDue } from '../show-money-due.ts'

/** A learner's first page. */
export const panelRoutes = (db: Db, clock: Clock): Route[] => [
  route(showMoneyDueEndpoint, ({ actor }) => showMoneyDue(db, clock, actor.personId)),
]
