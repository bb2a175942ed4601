import type { Module } from '#platform/module'
import { catalogueRoutes } from './catalogue/routes.ts'
import { sitemapRoutes } from './catalogue/sitemap.ts'
import { pagesWorkers } from './course/pages-of-person.ts'
import type { CoursesDeps } from './deps.ts'
import { enrolmentsRoutes } from './enrolments/routes.ts'
import { goalsRoutes } from './goals/routes.ts'
import { serveCalendar } from './learning/calendar/serve-calendar.ts'
import { learningRoutes } from './learning/routes.ts'
import { learningWorkers } from './learning/workers.ts'
import { coursesDownloads } from './managing/export-all-courses.ts'
import { managingRoutes } from './managing/routes.ts'
import { offlineRoutes } from './offline/routes.ts'
import { servePackages } from './packages/host/serve-packages.ts'
import { packagesRoutes } from './packages/routes.ts'
import { reviewsRoutes } from './reviews/routes.ts'
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
