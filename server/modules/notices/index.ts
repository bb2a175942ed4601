export { type LeftNotice, leaveNotice } from './leave-notice.ts'
export { noticesModule } from './module.ts'
export { noticePersonalData } from './notice-personal-data.ts'
export { notBefore } from './quiet-hours.ts'
