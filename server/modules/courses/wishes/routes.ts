import {
  addSearchAlert as addSearchAlertEndpoint,
  listSearchAlerts as listSearchAlertsEndpoint,
  removeSearchAlert as removeSearchAlertEndpoint,
} from '@arvand/contracts/panel/search-alerts'
import {
  addWish as addWishEndpoint,
  listWishedIds as listWishedIdsEndpoint,
  listWishes as listWishesEndpoint,
  removeWish as removeWishEndpoint,
} from '@arvand/contracts/panel/wishes'
import { type Route, route } from '#platform/http/route'
import type { CoursesDeps } from '../deps.ts'
import { addSearchAlert, listSearchAlerts, removeSearchAlert } from './search-alerts.ts'
import { addWish, listWishedIds, listWishes, removeWish } from './wishes.ts'

/** The wish list of a person, and the words of which they want to hear. */
export const wishesRoutes = (deps: CoursesDeps): Route[] => [
  route(addWishEndpoint, ({ input, actor }) => addWish(deps, input.courseId, actor.personId)),
  route(removeWishEndpoint, ({ input, actor }) => removeWish(deps.db, input.courseId, actor.personId)),
  route(listWishesEndpoint, ({ input, actor }) => listWishes(deps.db, actor.personId, input.cursor)),
  route(listWishedIdsEndpoint, ({ actor }) => listWishedIds(deps.db, actor.personId)),
  route(addSearchAlertEndpoint, ({ input, actor }) => addSearchAlert(deps, input.q, actor.personId)),
  route(removeSearchAlertEndpoint, ({ input, actor }) => removeSearchAlert(deps.db, input.q, actor.personId)),
  route(listSearchAlertsEndpoint, ({ actor }) => listSearchAlerts(deps.db, actor.personId)),
]
