export { questionReader } from './exchange/reader.ts'
export { examsOffer } from './module.ts'
