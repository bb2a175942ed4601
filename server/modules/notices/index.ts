export { type LeftNotice, leaveNotice } from './leave-notice.ts'
export { noticesOffer } from './module.ts'
export { notBefore } from './quiet-hours.ts'
