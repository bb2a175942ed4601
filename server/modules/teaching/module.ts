import type { Module } from '#platform/module'
import type { TeachingDeps } from './deps.ts'
import { gradebookDownloads } from './gradebook/standard-routes.ts'
import { teachingRoutes } from './routes.ts'
import { teachingWorkers } from './workers.ts'

/** Teaching: who learns in a course, what they are told and asked for, and how it is marked. */
export const teachingModule = (deps: TeachingDeps): Module => ({
  name: 'teaching',
  routes: teachingRoutes(deps),
  fillDemo: async () => (await import('./fill-demo.ts')).fillDemoTeaching(deps),
  standardRoutes: gradebookDownloads(deps),
  workers: teachingWorkers(deps),
})
