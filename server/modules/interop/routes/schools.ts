import * as endpoints from '@arvand/contracts/panel/manage-schools'
import { type Route, route } from '#platform/http/route'
import type { InteropDeps } from '../deps.ts'
import {
  addSchool,
  allowCourse,
  closeSchool,
  disallowCourse,
  removeSchool,
  saveSchool,
} from '../schools/manage-schools.ts'
import { listSchools, showSchool } from '../schools/school-queries.ts'

/** Learning systems of schools as managers register them. */
export const schoolRoutes = (deps: InteropDeps): Route[] => [
  route(endpoints.listSchools, () => listSchools(deps)),
  route(endpoints.showSchool, ({ input: { schoolId } }) => showSchool(deps, schoolId)),
  route(endpoints.addSchool, (asked) => addSchool(deps, asked)),
  route(endpoints.saveSchool, (asked) => saveSchool(deps, asked)),
  route(endpoints.closeSchool, (asked) => closeSchool(deps, asked)),
  route(endpoints.removeSchool, (asked) => removeSchool(deps, asked)),
  route(endpoints.allowCourse, (asked) => allowCourse(deps, asked)),
  route(endpoints.disallowCourse, (asked) => disallowCourse(deps, asked)),
]
