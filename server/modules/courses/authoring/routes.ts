import type { Route } from '#platform/http/route'
import type { CoursesParts } from '../parts.ts'

export const authoringRoutes = (_parts: CoursesParts): Route[] => []
