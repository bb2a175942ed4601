export { certificatesOffer } from './module.ts'
