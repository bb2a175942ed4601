export { interopOffer } from './module.ts'
export { rosterReader } from './oneroster/reader.ts'
