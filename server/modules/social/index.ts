export { socialOffer } from './module.ts'
export { blockedBetween } from './visible.ts'
