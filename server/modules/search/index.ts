export { searchOffer } from './module.ts'
