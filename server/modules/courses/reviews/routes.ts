import {
  hideReview as hideReviewEndpoint,
  listManagedReviews as listManagedReviewsEndpoint,
  listReviews,
  removeReview as removeReviewEndpoint,
  saveReview as saveReviewEndpoint,
  unhideReview,
} from '@arvand/contracts/panel/reviews'
import * as teacher from '@arvand/contracts/teacher/reviews'
import { type Route, route } from '#platform/http/route'
import type { CoursesDeps } from '../deps.ts'
import { transitionReview } from './hide-review.ts'
import { listManagedReviews, listMyReviews } from './list-reviews.ts'
import { removeReview } from './remove-review.ts'
import { removeReviewReply, replyToReview } from './reply-to-review.ts'
import { saveReview } from './save-review.ts'
import { listTaughtReviews } from './taught-reviews.ts'

/** Reviews of courses, replies of teachers, and hiding by managers. */
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
  route(teacher.listTaughtReviews, ({ input, actor }) => listTaughtReviews(deps.db, actor.personId, input)),
  route(teacher.replyToReview, ({ input, request }) => replyToReview(deps, request, input)),
  route(teacher.removeReviewReply, ({ input, actor }) => removeReviewReply(deps, actor.personId, input)),
]
