import type { Route } from '#platform/http/route'
import { courseRoutes, outlineRoutes, staffRoutes } from './course-routes.ts'
import type { AuthoringDeps } from './deps.ts'
import { exchangeRoutes } from './exchange/routes.ts'
import { contentRoutes, lessonRoutes } from './lesson-routes.ts'
import { packagesRoutes } from './packages/routes.ts'
import { reviewRoutes } from './review/routes.ts'

/** Writing courses, and reviewing them. */
export const authoringRoutes = (deps: AuthoringDeps): Route[] => [
  ...courseRoutes(deps),
  ...outlineRoutes(deps),
  ...staffRoutes(deps),
  ...lessonRoutes(deps),
  ...contentRoutes(deps),
  ...reviewRoutes(deps),
  ...exchangeRoutes(deps),
  ...packagesRoutes(deps),
]
