import type { EnrolmentState } from '@arvand/contracts/courses'

/** What decides whether somebody may write a review. */
export interface ReviewFacts {
  readonly isStaff: boolean
  readonly enrolment:
    | { readonly state: EnrolmentState; readonly completedAt: Date | null; readonly distinctSteps: number }
    | undefined
  /** Of the whole course. */
  readonly steps: number
}

/** Percent of a course after which somebody's word helps others. */
const leastShare = 20

export type WhyNotReview =
  | 'courses.review-not-learner'
  | 'courses.review-too-early'
  | 'courses.review-own-course'

/** Pure: why the person may not say what they think of the course; null: they may. */
export function whyNotReview(standing: ReviewFacts): WhyNotReview | null {
  const { isStaff, enrolment, steps } = standing
  if (isStaff) return 'courses.review-own-course'
  if (!enrolment || enrolment.state === 'refunded') return 'courses.review-not-learner'
  if (enrolment.completedAt !== null) return null
  const isFarEnough = steps > 0 && enrolment.distinctSteps * 100 >= steps * leastShare
  return isFarEnough ? null : 'courses.review-too-early'
}
