export { type AgendaItem, agendaInWords, agendaPath } from './agenda.ts'
export { goOnPath, nextInWords, type OwnCourse } from './own-course.ts'
export { ProgressRows } from './progress-rows.tsx'
