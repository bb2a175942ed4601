export { letterReader } from './mail/reader.ts'
export { supportOffer } from './module.ts'
