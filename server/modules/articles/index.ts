export { articlesOffer } from './module.ts'
