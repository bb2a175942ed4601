export { growthOffer } from './module.ts'
