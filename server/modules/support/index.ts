export { supportOffer } from './module.ts'
