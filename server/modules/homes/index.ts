export { homesOffer } from './module.ts'
