import {
  showFront as showFrontEndpoint,
  showManagerHome as showManagerHomeEndpoint,
} from '@arvand/contracts/home/homes'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import { type Route, route } from '#platform/http/route'
import type { Attention } from '#plugs/attention'
import { showFront } from '../show-front.ts'
import { showManagerHome } from '../show-manager-home.ts'

/** First pages' data. */
export const homeRoutes = (db: Db, clock: Clock, plugs: readonly Attention[]): Route[] => [
  route(showFrontEndpoint, () => showFront(db, clock)),
  route(showManagerHomeEndpoint, ({ input, actor }) =>
    showManagerHome({ db, clock, attention: plugs }, input, actor.scopes),
  ),
]
