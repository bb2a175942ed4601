export { Reviews } from './reviews.tsx'
export { Stars } from './stars.tsx'
export { type ReviewAnswer, takeReview } from './take-review.ts'
