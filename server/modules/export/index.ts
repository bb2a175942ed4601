export { exportOffer } from './module.ts'
