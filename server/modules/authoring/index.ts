export { courseReader } from './exchange/reader.ts'
export { authoringOffer } from './module.ts'
export { packageReader } from './packages/reader.ts'
