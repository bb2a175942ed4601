export { Bell } from './bell.tsx'
export { useUnread } from './unread.ts'
