export { socialOffer } from './module.ts'
export { pageReader } from './previews/reader.ts'
export { blockedBetween } from './visible.ts'
