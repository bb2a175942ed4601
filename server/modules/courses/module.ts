import type { Module } from '#platform/module'
import { catalogueRoutes } from './catalogue/routes.ts'
import { sitemapRoutes } from './catalogue/sitemap.ts'
import { pagesWorkers } from './course/pages-of-person.ts'
import { enrolmentsRoutes } from './enrolments/routes.ts'
import { serveCalendar } from './learning/calendar/serve-calendar.ts'
import { learningRoutes } from './learning/routes.ts'
import { learningWorkers } from './learning/workers.ts'
import { offlineRoutes } from './offline/routes.ts'
import { servePackages } from './packages/host/serve-packages.ts'
import { packagesRoutes } from './packages/routes.ts'
import type { CoursesParts } from './parts.ts'
import { reviewsRoutes } from './reviews/routes.ts'
import { sellingWorkers } from './selling/workers.ts'
import { wishesRoutes } from './wishes/routes.ts'

/** Courses: the catalogue, enrolments, learning. */
export function coursesModule(parts: CoursesParts): Module {
  return {
    name: 'courses',
    routes: [
      ...catalogueRoutes(parts),
      ...enrolmentsRoutes(parts),
      ...learningRoutes(parts),
      ...offlineRoutes(parts),
      ...reviewsRoutes(parts),
      ...wishesRoutes(parts),
      ...packagesRoutes(parts),
    ],
    fillDemo: async (scale) => (await import('./demo/fill-demo.ts')).fillDemo(parts, scale),
    standardRoutes: (app) => {
      sitemapRoutes(parts)(app)
      serveCalendar(parts)(app)
      servePackages(parts)(app)
    },
    workers: [...pagesWorkers(parts), ...learningWorkers(parts), ...sellingWorkers(parts)],
  }
}
