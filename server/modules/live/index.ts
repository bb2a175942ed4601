export { liveNoticeTypes } from './live-notice-types.ts'
export { liveModule } from './module.ts'
export { liveOffers } from './offers.ts'
