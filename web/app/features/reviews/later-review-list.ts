import { laterPart } from '../../ui/lazy-part.tsx'

/** Drawn by the server with the page; its script loads when the page hydrates. */
export const LaterReviewList = laterPart(async () => ({
  default: (await import('./review-list.tsx')).ReviewList,
}))
