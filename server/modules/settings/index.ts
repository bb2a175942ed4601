export { settingsOffer } from './module.ts'
export { knowSite } from './site.ts'
