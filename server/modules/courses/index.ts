export { courseFiles } from './authoring/course-files.ts'
export { ownAuthoring } from './authoring/own-authoring.ts'
export { courseReviewActs } from './authoring/review/audited-acts.ts'
export { authoringNoticeTypes } from './authoring/review/authoring-notice-types.ts'
export { coursesWaiting } from './authoring/review/courses-waiting.ts'
export { takeUpStaffInvitations } from './authoring/staff/invite-staff.ts'
export { dropPagesOf } from './course/course-pages.ts'
export { findStaff, mayDo, needStaff, type StaffMember, seesMobiles } from './course/course-staff.ts'
export { demoId } from './demo/demo-ids.ts'
export { type Bringing, bringPerson, closeUnopened } from './enrolments/bring-person.ts'
export {
  endAccess,
  lockEnrolment,
  lockLearners,
  prolongAccess,
  putInCohort,
  seeAnnouncements,
} from './enrolments/change-enrolments.ts'
export { dropCohort, keepCohort, lockCohort, resetCohort } from './enrolments/cohorts.ts'
export { whyNotLearn } from './enrolments/enrolment.ts'
export { enrolmentNoticeTypes } from './enrolments/enrolment-notice-types.ts'
export { findEnrolment } from './enrolments/enrolment-queries.ts'
export { ownExchanges } from './exchange/own-exchanges.ts'
export { courseReader } from './exchange/reader.ts'
export { discussedLessons } from './learning/discussed-lessons.ts'
export { learningPersonalData } from './learning/learning-personal-data.ts'
export { lessonFileRight } from './learning/lesson-file-right.ts'
export { myLessonNotes } from './learning/notes/my-notes.ts'
export { type LessonAccess, type WhyNotOpen, whyNotOpen } from './learning/open-rule.ts'
export { openedAt } from './learning/opened-at.ts'
export { takeStepIn } from './learning/take-step.ts'
export {
  type Assignment,
  assignment,
  dueOf,
  mostOf,
  pointsOf,
  rubricOf,
  whyNotHandIn,
  whyNotLevels,
} from './lesson-kinds/assignment/assignment-content.ts'
export { lessonKindsOf } from './lesson-kinds.ts'
export { coursesModule } from './module.ts'
export { ownPackages } from './packages/own-packages.ts'
export { packageReader } from './packages/reader.ts'
export { reviewActs } from './reviews/audited-acts.ts'
export { reviewNoticeTypes } from './reviews/review-notice-types.ts'
export { reviewPersonalData } from './reviews/review-personal-data.ts'
export { reviewsRewritten } from './reviews/reviews-rewritten.ts'
export { sellsCourses } from './selling/sells-courses.ts'
