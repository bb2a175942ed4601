export { Bell } from './bell.tsx'
export { useFreshNotices } from './use-fresh-notices.ts'
