export { careersOffer } from './module.ts'
