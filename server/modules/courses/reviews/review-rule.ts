import type { EnrolmentState } from '@arvand/contracts/courses'

/** The facts that decide whether a person may write a review. */
export interface ReviewFacts {
  readonly isStaff: boolean
  readonly enrolment:
    | { readonly state: EnrolmentState; readonly completedAt: Date | null; readonly distinctSteps: number }
    | undefined
  /** The number of steps of the whole course. */
  readonly steps: number
}

/** Percent of a course that a learner must have done before a review. */
const leastShare = 20

export type WhyNotReview =
  | 'courses.review-not-learner'
  | 'courses.review-too-early'
  | 'courses.review-own-course'

/** Pure: why the person may not review the course; null: they may. */
export function whyNotReview(facts: ReviewFacts): WhyNotReview | null {
  const { isStaff, enrolment, steps } = facts
  if (isStaff) return 'courses.review-own-course'
  if (!enrolment || enrolment.state === 'refunded') return 'courses.review-not-learner'
  if (enrolment.completedAt !== null) return null
  const isFarEnough = steps > 0 && enrolment.distinctSteps * 100 >= steps * leastShare
  return isFarEnough ? null : 'courses.review-too-early'
}
