export { liveOffer } from './module.ts'
