export { type CohortChoice, cohortChoices } from './cohort-choices.ts'
export { CourseHead, type CoursePage, CourseTabs, type TaughtCourse } from './course-head.tsx'
