import type { Route } from '#platform/http/route'
import type { CoursesParts } from '../parts.ts'

export const catalogueRoutes = (_parts: CoursesParts): Route[] => []
