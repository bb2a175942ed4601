import type { Module } from '#platform/module'
import type { Offer } from '#plugs/offer'
import { courseRss } from './catalogue/course-rss.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { sitemapRoutes } from './catalogue/sitemap.ts'
import { coverFiles, lessonFiles } from './course/course-files.ts'
import { pagesWorkers } from './course/pages-of-person.ts'
import { coursesNoticeTypes } from './courses-notice-types.ts'
import type { CoursesDeps } from './deps.ts'
import { enrolmentsRoutes } from './enrolments/routes.ts'
import { goalsRoutes } from './goals/routes.ts'
import { serveCalendar } from './learning/calendar/serve-calendar.ts'
import { discussedLessons } from './learning/discussed-lessons.ts'
import { learningPersonalData } from './learning/learning-personal-data.ts'
import { lessonContext } from './learning/lesson-context.ts'
import { lessonFileRight } from './learning/lesson-file-right.ts'
import { myLessonNotes } from './learning/notes/my-notes.ts'
import { learningRoutes } from './learning/routes.ts'
import { learningWorkers } from './learning/workers.ts'
import { followLength } from './lesson-kinds/follow-length.ts'
import { managedCourseActs } from './managing/audited-acts.ts'
import { coursesDownloads, coursesTable, ownCoursesTable } from './managing/export-all-courses.ts'
import { pathTable } from './managing/paths-table.ts'
import { managingRoutes } from './managing/routes.ts'
import { offlineRoutes } from './offline/routes.ts'
import { servePackages } from './packages/host/serve-packages.ts'
import { packagePersonalData } from './packages/package-personal-data.ts'
import { packagesRoutes } from './packages/routes.ts'
import { reviewActs } from './reviews/audited-acts.ts'
import { reviewTable } from './reviews/export-reviews.ts'
import { reviewPersonalData } from './reviews/review-personal-data.ts'
import { reviewsRewritten } from './reviews/reviews-rewritten.ts'
import { reviewsRoutes } from './reviews/routes.ts'
import { reviewsUnanswered } from './reviews/taught-reviews.ts'
import { taughtReviewTable } from './reviews/taught-reviews-table.ts'
import { nearFields } from './search/near-fields.ts'
import { courseSources } from './search/sources.ts'
import { sellableCourses } from './selling/sellable-courses.ts'
import { sellingWorkers } from './selling/workers.ts'
import { wishesRoutes } from './wishes/routes.ts'
import { searchAlertWorkers } from './wishes/search-alerts.ts'

/** Courses: the catalogue, enrolments, learning. */
export function coursesModule(deps: CoursesDeps): Module {
  return {
    name: 'courses',
    routes: [
      ...catalogueRoutes(deps),
      ...enrolmentsRoutes(deps),
      ...learningRoutes(deps),
      ...offlineRoutes(deps),
      ...reviewsRoutes(deps),
      ...wishesRoutes(deps),
      ...goalsRoutes(deps),
      ...packagesRoutes(deps),
      ...managingRoutes(deps),
    ],
    standardRoutes: (app) => {
      sitemapRoutes(deps)(app)
      courseRss(deps)(app)
      serveCalendar(deps)(app)
      servePackages(deps)(app)
      coursesDownloads(deps)(app)
    },
    workers: [
      ...pagesWorkers(deps),
      ...learningWorkers(deps),
      ...sellingWorkers(deps),
      ...searchAlertWorkers(deps),
    ],
  }
}

export const coursesOffer = (deps: Omit<CoursesDeps, Taken>): Offer<Taken> => ({
  module: (taken) => coursesModule({ ...deps, ...taken }),
  attention: [reviewsRewritten(deps.db), reviewsUnanswered(deps.db)],
  auditedActs: [managedCourseActs, reviewActs],
  discussed: [discussedLessons],
  fileRights: [lessonFileRight],
  fileUsers: [lessonFiles(deps, followLength(deps)), coverFiles(deps)],
  nearFields: nearFields(deps.db),
  noticeTypes: [coursesNoticeTypes],
  exportTables: [coursesTable, ownCoursesTable, pathTable, reviewTable, taughtReviewTable],
  personalData: [learningPersonalData, myLessonNotes, packagePersonalData, reviewPersonalData(deps)],
  searchSources: courseSources(deps.db),
  sellables: [sellableCourses(deps)],
  ticketContexts: [lessonContext],
})

type Taken = 'agenda' | 'announced' | 'invited' | 'lessonKinds' | 'lessonSources' | 'seatsLeft' | 'sitePages'
