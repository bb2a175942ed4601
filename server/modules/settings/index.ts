export { settingsOffer } from './module.ts'
