import type { Route } from '#platform/http/route'
import type { CoursesParts } from '../parts.ts'

export const packagesRoutes = (_parts: CoursesParts): Route[] => []
