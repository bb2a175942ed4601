export { surveysOffer } from './module.ts'
