export { type LeftNotice, leaveNotice } from './leave-notice.ts'
export { noticesModule } from './module.ts'
export { ownNotices } from './own-notices.ts'
export { notBefore } from './quiet-hours.ts'
