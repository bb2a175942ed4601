export { Reviews, type ReviewsProps } from './reviews.tsx'
export { Stars } from './stars.tsx'
export { takeReview } from './take-review.ts'
