import * as panel from '@arvand/contracts/panel/stage'
import { type Route, route } from '#platform/http/route'
import type { LiveDeps } from '../deps.ts'
import { setSpotlight, setTimer } from '../sessions/stage.ts'

/** Who is shown large in a class, and the time that runs there. */
export const stageRoutes = (deps: LiveDeps): Route[] => [
  route(panel.setSpotlight, ({ input, actor }) => setSpotlight(deps, actor.personId, input)),
  route(panel.setTimer, ({ input, actor }) => setTimer(deps, actor.personId, input)),
]
