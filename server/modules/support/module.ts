import type { Module } from '#platform/module'
import type { SupportDeps } from './deps.ts'
import { homeRoutes } from './routes/home.ts'
import { supportRoutes } from './routes/support.ts'

/** What people write to support. */
export const supportModule = (deps: SupportDeps): Module => ({
  name: 'support',
  routes: [...homeRoutes(deps), ...supportRoutes(deps)],
})
