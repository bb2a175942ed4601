export { takeWish } from './take-wish.ts'
export { WishButton } from './wish-button.tsx'
export { WishHeart } from './wish-heart.tsx'
