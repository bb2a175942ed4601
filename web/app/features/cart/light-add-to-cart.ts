import { laterPart } from '../../ui/lazy-part.tsx'

/** Drawn by the server as a plain form; its scripts come when the page wakes, so that no page weighs more for it. */
export const AddToCart = laterPart(() => import('./add-to-cart.tsx'))
