export { socialOffer } from './module.ts'
