import type { Route } from '#platform/http/route'
import { announcementRoutes } from './announcements/routes.ts'
import { assignmentRoutes } from './assignments/routes.ts'
import { cohortRoutes } from './cohorts/routes.ts'
import { gradebookRoutes } from './gradebook/routes.ts'
import type { TeachingParts } from './parts.ts'
import { studentRoutes } from './students/routes.ts'

/** Learners, cohorts, announcements, assignments, marks. */
export const teachingRoutes = (parts: TeachingParts): Route[] => [
  ...studentRoutes(parts),
  ...cohortRoutes(parts),
  ...announcementRoutes(parts),
  ...assignmentRoutes(parts),
  ...gradebookRoutes(parts),
]
