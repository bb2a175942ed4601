export { LessonAnnouncement } from './lesson-announcement.tsx'
