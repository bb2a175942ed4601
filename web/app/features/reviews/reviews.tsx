import type { FormAnswer } from '../../api/form-answer.ts'
import { type MyReview, ReviewForm } from './review-form.tsx'
import { ReviewList, type ReviewListProps } from './review-list.tsx'

export interface ReviewsProps extends Pick<ReviewListProps, 'reviews' | 'now'> {
  readonly courseId: string
  /** Null for a visitor who is not signed in. */
  readonly mine: {
    readonly review: MyReview | null
    readonly isLearner: boolean
  } | null
  /** Why the visitor may not write a review, as a sentence. */
  readonly whyNot: string | null
  readonly answer: FormAnswer | undefined
}

/** The reviews of a course, with a form for learners. */
export const Reviews = ({ courseId, reviews, mine, whyNot, answer, now }: ReviewsProps) => (
  <ReviewList reviews={reviews} now={now}>
    {mine && (mine.isLearner || mine.review) ? (
      <ReviewForm courseId={courseId} own={mine.review} whyNot={whyNot} answer={answer} />
    ) : null}
  </ReviewList>
)
