export { type CohortChoice, cohortChoices } from './cohort-choices.ts'
export { CourseHead, courseMeta, type TaughtCourse } from './course-head.tsx'
