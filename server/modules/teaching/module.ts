import type { Module } from '#platform/module'
import type { TeachingDeps } from './deps.ts'
import { gradebookDownloads } from './gradebook/standard-routes.ts'
import { lessonFigureDownloads } from './lesson-figures/routes.ts'
import { teachingRoutes } from './routes.ts'
import { studentDownloads } from './students/standard-routes.ts'
import { teachingWorkers } from './workers.ts'

/** Teaching: the learners of a course, their cohorts, announcements, assignments and marks. */
export const teachingModule = (deps: TeachingDeps): Module => ({
  name: 'teaching',
  routes: teachingRoutes(deps),
  standardRoutes: (app) => {
    gradebookDownloads(deps)(app)
    studentDownloads(deps)(app)
    lessonFigureDownloads(deps)(app)
  },
  workers: teachingWorkers(deps),
})
