export { LessonAnnouncement, NewAnnouncements } from './new-announcements.tsx'
