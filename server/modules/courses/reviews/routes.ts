import {
  hideReview as hideReviewEndpoint,
  listManagedReviews as listManagedReviewsEndpoint,
  listReviews,
  removeReview as removeReviewEndpoint,
  saveReview as saveReviewEndpoint,
  unhideReview,
} from '@arvand/contracts/panel/reviews'
import {
  addWish as addWishEndpoint,
  listWishedIds as listWishedIdsEndpoint,
  listWishes as listWishesEndpoint,
  removeWish as removeWishEndpoint,
} from '@arvand/contracts/panel/wishes'
import { type Route, route } from '#platform/http/route'
import type { CoursesParts } from '../parts.ts'
import { turnReview } from './hide-review.ts'
import { listManagedReviews, listOwnReviews } from './list-reviews.ts'
import { removeReview } from './remove-review.ts'
import { saveReview } from './save-review.ts'
import { addWish, listWishedIds, listWishes, removeWish } from './wishes.ts'

/** What people say of courses, and which they keep for later; a manager hides what does not belong. */
export const reviewsRoutes = (parts: CoursesParts): Route[] => [
  route(saveReviewEndpoint, ({ input, request }) => saveReview(parts, request, input)),
  route(removeReviewEndpoint, ({ input, actor }) => removeReview(parts, input.courseId, actor.personId)),
  route(listReviews, ({ input, actor }) => listOwnReviews(parts.db, actor.personId, input.cursor)),
  route(listManagedReviewsEndpoint, ({ input }) => listManagedReviews(parts.db, input)),
  route(hideReviewEndpoint, ({ input, actor, caller: origin }) =>
    turnReview(parts, input, { actor, origin, reason: input.reason }),
  ),
  route(unhideReview, ({ input, actor, caller: origin }) =>
    turnReview(parts, input, { actor, origin, reason: null }),
  ),
  route(addWishEndpoint, ({ input, actor }) => addWish(parts, input.courseId, actor.personId)),
  route(removeWishEndpoint, ({ input, actor }) => removeWish(parts.db, input.courseId, actor.personId)),
  route(listWishesEndpoint, ({ input, actor }) => listWishes(parts.db, actor.personId, input.cursor)),
  route(listWishedIdsEndpoint, ({ actor }) => listWishedIds(parts.db, actor.personId)),
]
