export { type AgendaItem, agendaInWords } from './agenda.ts'
export { CoursePicture } from './course-picture.tsx'
export { goOnPath, type MyCourse, nextInWords } from './my-course.ts'
