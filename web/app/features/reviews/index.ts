export { reviewForms } from './review-forms.ts'
export { Reviews, type ReviewsProps } from './reviews.tsx'
export { Stars } from './stars.tsx'
