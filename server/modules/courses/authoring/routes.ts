import type { Route } from '#platform/http/route'
import type { CoursesParts } from '../parts.ts'
import { courseRoutes, outlineRoutes, staffRoutes } from './course-routes.ts'
import { contentRoutes, lessonRoutes } from './lesson-routes.ts'
import { reviewRoutes } from './review/routes.ts'

/** Writing courses, and judging them. */
export const authoringRoutes = (parts: CoursesParts): Route[] => [
  ...courseRoutes(parts),
  ...outlineRoutes(parts),
  ...staffRoutes(parts),
  ...lessonRoutes(parts),
  ...contentRoutes(parts),
  ...reviewRoutes(parts),
]
