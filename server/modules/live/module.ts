import type { Module } from '#platform/module'
import type { LiveDeps } from './deps.ts'
import { liveRoutes } from './routes/live.ts'
import { meetRoutes } from './routes/meets.ts'
import { webinarRoutes } from './routes/webinars.ts'
import { serveIcs } from './webinars/serve-ics.ts'
import { liveWorkers } from './workers.ts'

/** Live classes: webinars, rooms, meets. */
export const liveModule = (deps: LiveDeps): Module => ({
  name: 'live',
  routes: [...webinarRoutes(deps), ...liveRoutes(deps), ...meetRoutes(deps)],
  standardRoutes: serveIcs(deps),
  workers: liveWorkers(deps),
})
