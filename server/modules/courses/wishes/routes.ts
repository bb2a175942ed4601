import {
  addWish as addWishEndpoint,
  listWishedIds as listWishedIdsEndpoint,
  listWishes as listWishesEndpoint,
  removeWish as removeWishEndpoint,
} from '@arvand/contracts/panel/wishes'
import { type Route, route } from '#platform/http/route'
import type { CoursesDeps } from '../deps.ts'
import { addWish, listWishedIds, listWishes, removeWish } from './wishes.ts'

/** The wish list of a person. */
export const wishesRoutes = (deps: CoursesDeps): Route[] => [
  route(addWishEndpoint, ({ input, actor }) => addWish(deps, input.courseId, actor.personId)),
  route(removeWishEndpoint, ({ input, actor }) => removeWish(deps.db, input.courseId, actor.personId)),
  route(listWishesEndpoint, ({ input, actor }) => listWishes(deps.db, actor.personId, input.cursor)),
  route(listWishedIdsEndpoint, ({ actor }) => listWishedIds(deps.db, actor.personId)),
]
