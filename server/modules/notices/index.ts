export { type LeftNotice, leaveNotice } from './leave-notice.ts'
export { noticesModule } from './module.ts'
export { type NamedKind, type NoticeKind, noticeKind } from './notice-kind.ts'
export { ownNotices } from './own-notices.ts'
