import * as contract from '@arvand/contracts/panel/all-courses'
import { type Route, route } from '#platform/http/route'
import type { CoursesDeps } from '../deps.ts'
import { exportAllCourses } from './export-all-courses.ts'
import { listAllCourses } from './list-all-courses.ts'
import { listAllPaths } from './list-all-paths.ts'

/** Every course and path in every state, for managers of the content. */
export const managingRoutes = (deps: CoursesDeps): Route[] => [
  route(contract.listAllCourses, ({ input }) => listAllCourses(deps.db, input)),
  route(contract.listAllPaths, ({ input }) => listAllPaths(deps.db, input)),
  route(contract.exportAllCourses, (asked) => exportAllCourses(deps, asked)),
]
