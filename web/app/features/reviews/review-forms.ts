import { removeReview, saveReview } from '@arvand/contracts/panel/reviews'
import { submitTo } from '../../api/form-action.ts'
import { reviewsWords as words } from './words.ts'

/** What the form of a review sends: keeps it or takes it back. */
export const reviewForms = {
  review: submitTo(saveReview, {
    done: ({ review }) => (review.hidden ? words.savedHidden : words.saved),
  }),
  unreview: submitTo(removeReview, { done: words.removed }),
}
