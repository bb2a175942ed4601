import { removeReview, saveReview } from '@arvand/contracts/panel/reviews'
import { submitTo } from '../../api/form-action.ts'
import { reviewsWords as words } from './words.ts'

/** The actions of a review's form: saves it or removes it. */
export const reviewForms = {
  review: submitTo(saveReview, {
    done: ({ review }) => (review.hidden ? words.savedHidden : words.saved),
  }),
  unreview: submitTo(removeReview, { done: words.removed }),
}
