export { interopOffer } from './module.ts'
