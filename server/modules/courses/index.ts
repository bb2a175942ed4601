export {
  type ChangingDeps,
  changeCourse,
  changeLesson,
  changeSection,
  courseOfLesson,
  type LockedCourse,
  type LockedLesson,
  lockCourse,
} from './course/change-course.ts'
export { copyCourse } from './course/copy-course.ts'
export { countFigures } from './course/course-figures.ts'
export { coverFiles, lessonFiles } from './course/course-files.ts'
export { dropPagesOf } from './course/course-pages.ts'
export {
  deleteCourse,
  insertCourse,
  replaceRequiredCourses,
  transitionCourse,
  updateCourse,
  updatePrice,
} from './course/course-rows.ts'
export { findStaff, mayDo, needStaff, type StaffMember, seesMobiles } from './course/course-staff.ts'
export { freeSlug, latinOf } from './course/free-slug.ts'
export {
  appendLesson,
  insertLessons,
  replaceLessonFiles,
  replaceRequiredLessons,
  updateContent,
  updateLesson,
  updatePreview,
  updatePublished,
} from './course/lesson-rows.ts'
export { settlePublicFiles } from './course/public-files.ts'
export {
  deleteRemovals,
  findRemoved,
  type Removed,
  storeRemoval,
  undoRemoval,
} from './course/removal-rows.ts'
export {
  appendSection,
  insertSections,
  type Order,
  updateLessonRelease,
  updateOrder,
  updateSectionRelease,
  updateSectionTitle,
} from './course/section-rows.ts'
export { deleteStaff, deleteStaffEverywhere, insertStaff, updateStaff } from './course/staff-rows.ts'
export {
  endAccess,
  lockEnrolment,
  lockLearners,
  prolongAccess,
  putInCohort,
  seeAnnouncements,
} from './enrolments/change-enrolments.ts'
export { dropCohort, lockCohort, resetCohort, setCohort } from './enrolments/cohorts.ts'
export { closeUnopened, type EnrolOrInvite, enrolOrInvite } from './enrolments/enrol-or-invite.ts'
export { whyNotLearn } from './enrolments/enrolment.ts'
export { findEnrolment } from './enrolments/enrolment-queries.ts'
export { idleSince } from './enrolments/idle.ts'
export { recountProgress } from './enrolments/recount-progress.ts'
export { courseAgenda } from './learning/calendar/agenda-queries.ts'
export { isLearnt } from './learning/learnt-lesson.ts'
export { whyNotOpen } from './learning/open-rule.ts'
export { openedAt } from './learning/opened-at.ts'
export { takeStepIn } from './learning/take-step.ts'
export { type TaughtContentDeps, taughtContent } from './learning/taught-content.ts'
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
export { followItem } from './lesson-kinds/follow-item.ts'
export { itemFactsOf, itemState, leadingLesson, whyNotLeadOn } from './lesson-kinds/item-facts.ts'
export { filesOfLesson, isPicture, kindOf, placesOf, stepsOf } from './lesson-kinds/kind-of.ts'
export { measuredLength } from './lesson-kinds/measured-length.ts'
export { lessonKindsOf } from './lesson-kinds.ts'
export { coursesOffer } from './module.ts'
export { unpack } from './packages/jobs.ts'
export type { PackageManifest } from './packages/manifest.ts'
export { countParts, findPackage, findPackageFile, sizeOf } from './packages/package-queries.ts'
export {
  notPlayed,
  type PackageRefusal,
  type PackageTrouble,
  sentenceOfPackage,
} from './packages/package-trouble.ts'
export { placeOf } from './packages/place.ts'
export { prepareAgain, preparePackage } from './packages/prepare-package.ts'
export {
  beginUnpacking,
  putBackPackage,
  savePercent,
  saveTrouble,
  storePackage,
} from './packages/store-package.ts'
export { earnsOf } from './selling/earns-of.ts'
export { whyNotPrice } from './selling/price-rule.ts'
export { sellableCourses } from './selling/sellable-courses.ts'
export type { StaffRole } from './tables.ts'
export { tellOfPublished } from './wishes/search-alerts.ts'
