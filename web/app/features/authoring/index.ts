export { CourseHead, type CourseTab } from './course-head.tsx'
export { stateTones, stateWords } from './words.ts'
