import {
  addWish as addWishEndpoint,
  listWishedIds as listWishedIdsEndpoint,
  listWishes as listWishesEndpoint,
  removeWish as removeWishEndpoint,
} from '@arvand/contracts/panel/wishes'
import { type Route, route } from '#platform/http/route'
import type { CoursesParts } from '../parts.ts'
import { addWish, listWishedIds, listWishes, removeWish } from './wishes.ts'

/** Courses that people keep for later. */
export const wishesRoutes = (parts: CoursesParts): Route[] => [
  route(addWishEndpoint, ({ input, actor }) => addWish(parts, input.courseId, actor.personId)),
  route(removeWishEndpoint, ({ input, actor }) => removeWish(parts.db, input.courseId, actor.personId)),
  route(listWishesEndpoint, ({ input, actor }) => listWishes(parts.db, actor.personId, input.cursor)),
  route(listWishedIdsEndpoint, ({ actor }) => listWishedIds(parts.db, actor.personId)),
]
