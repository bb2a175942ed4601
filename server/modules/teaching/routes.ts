import type { Route } from '#platform/http/route'
import { announcementRoutes } from './announcements/routes.ts'
import { assignmentRoutes } from './assignments/routes.ts'
import { cohortRoutes } from './cohorts/routes.ts'
import type { TeachingDeps } from './deps.ts'
import { gradebookRoutes } from './gradebook/routes.ts'
import { lessonFigureRoutes } from './lesson-figures/routes.ts'
import { studentRoutes } from './students/routes.ts'

export const teachingRoutes = (deps: TeachingDeps): Route[] => [
  ...studentRoutes(deps),
  ...cohortRoutes(deps),
  ...announcementRoutes(deps),
  ...assignmentRoutes(deps),
  ...gradebookRoutes(deps),
  ...lessonFigureRoutes(deps),
]
