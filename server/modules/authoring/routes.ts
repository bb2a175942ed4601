import type { Route } from '#platform/http/route'
import { courseRoutes, outlineRoutes, staffRoutes } from './course-routes.ts'
import { exchangeRoutes } from './exchange/routes.ts'
import { contentRoutes, lessonRoutes } from './lesson-routes.ts'
import { packagesRoutes } from './packages/routes.ts'
import type { AuthoringParts } from './parts.ts'
import { reviewRoutes } from './review/routes.ts'

/** Writing courses, and judging them. */
export const authoringRoutes = (parts: AuthoringParts): Route[] => [
  ...courseRoutes(parts),
  ...outlineRoutes(parts),
  ...staffRoutes(parts),
  ...lessonRoutes(parts),
  ...contentRoutes(parts),
  ...reviewRoutes(parts),
  ...exchangeRoutes(parts),
  ...packagesRoutes(parts),
]
