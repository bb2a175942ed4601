import {
  hideReview as hideReviewEndpoint,
  listManagedReviews as listManagedReviewsEndpoint,
  listReviews,
  removeReview as removeReviewEndpoint,
  saveReview as saveReviewEndpoint,
  unhideReview,
} from '@arvand/contracts/panel/reviews'
import { type Route, route } from '#platform/http/route'
import type { CoursesDeps } from '../deps.ts'
import { transitionReview } from './hide-review.ts'
import { listManagedReviews, listMyReviews } from './list-reviews.ts'
import { removeReview } from './remove-review.ts'
import { saveReview } from './save-review.ts'

/** Reviews of courses, and hiding them by managers. */
export const reviewsRoutes = (deps: CoursesDeps): Route[] => [
  route(saveReviewEndpoint, ({ input, request }) => saveReview(deps, request, input)),
  route(removeReviewEndpoint, ({ input, actor }) => removeReview(deps, input.courseId, actor.personId)),
  route(listReviews, ({ input, actor }) => listMyReviews(deps.db, actor.personId, input.cursor)),
  route(listManagedReviewsEndpoint, ({ input }) => listManagedReviews(deps.db, input)),
  route(hideReviewEndpoint, ({ input, actor, caller: origin }) =>
    transitionReview(deps, input, { actor, origin, reason: input.reason }),
  ),
  route(unhideReview, ({ input, actor, caller: origin }) =>
    transitionReview(deps, input, { actor, origin, reason: null }),
  ),
]
