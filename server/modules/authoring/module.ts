import type { Module } from '#platform/module'
import type { AuthoringParts } from './parts.ts'
import { authoringRoutes } from './routes.ts'
import { authoringWorkers } from './workers.ts'

/** Authoring: courses are written, brought in from elsewhere, and reviewed before they are published. */
export const authoringModule = (parts: AuthoringParts): Module => ({
  name: 'authoring',
  routes: authoringRoutes(parts),
  workers: authoringWorkers(parts),
})
