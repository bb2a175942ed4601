export { type CohortChoice, cohortChoices, cohortFilter } from './cohort-choices.ts'
export { CourseHead, courseMeta, type TaughtCourse } from './course-head.tsx'
