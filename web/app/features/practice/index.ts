export { gradeOptions, gradeWords } from './grades.ts'
