import type { Module } from '#platform/module'
import type { AuthoringDeps } from './deps.ts'
import { authoringRoutes } from './routes.ts'
import { authoringWorkers } from './workers.ts'

/** Authoring: courses are written, imported from other systems, and reviewed before they are published. */
export const authoringModule = (deps: AuthoringDeps): Module => ({
  name: 'authoring',
  routes: authoringRoutes(deps),
  workers: authoringWorkers(deps),
})
