export { type CohortChoice, cohortChoices, cohortFilter } from './cohort-choices.ts'
export { CourseHead, courseCrumbs, courseMeta, type TaughtCourse } from './course-head.tsx'
