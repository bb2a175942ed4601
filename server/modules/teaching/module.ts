import type { Module } from '#platform/module'
import { gradebookDownloads } from './gradebook/standard-routes.ts'
import type { TeachingParts } from './parts.ts'
import { teachingRoutes } from './routes.ts'
import { teachingWorkers } from './workers.ts'

/** Teaching: who learns in a course, what they are told and asked for, and how it is marked. */
export const teachingModule = (parts: TeachingParts): Module => ({
  name: 'teaching',
  routes: teachingRoutes(parts),
  fillDemo: async () => (await import('./fill-demo.ts')).fillDemoTeaching(parts),
  standardRoutes: gradebookDownloads(parts),
  workers: teachingWorkers(parts),
})
