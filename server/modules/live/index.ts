export { liveModule } from './module.ts'
export { liveOffers } from './offers.ts'
