export { type AgendaItem, agendaInWords, agendaPath } from './agenda.ts'
export { goOnPath, type MyCourse, nextInWords } from './my-course.ts'
export { ProgressRows } from './progress-rows.tsx'
