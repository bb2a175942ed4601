export { analysisOffer } from './module.ts'
