import {
  showFront as showFrontEndpoint,
  showManagerHome as showManagerHomeEndpoint,
} from '@arvand/contracts/home/homes'
import { type Route, route } from '#platform/http/route'
import { showFront } from '../show-front.ts'
import { type ManagerHomeDeps, showManagerHome } from '../show-manager-home.ts'

/** First pages' data. */
export const homeRoutes = (deps: ManagerHomeDeps): Route[] => [
  route(showFrontEndpoint, () => showFront(deps.db, deps.clock)),
  route(showManagerHomeEndpoint, ({ input, actor }) => showManagerHome(deps, input, actor.scopes)),
]
