import { laterPart } from '../../ui/lazy-part.tsx'

/** Drawn by the server as a plain form; its scripts load when the page hydrates, so they do not count for its size. */
export const AddToCart = laterPart(() => import('./add-to-cart.tsx'))
