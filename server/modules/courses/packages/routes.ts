import { openPackage as openEndpoint, savePackage as saveEndpoint } from '@arvand/contracts/panel/packages'
import { type Route, route } from '#platform/http/route'
import type { CoursesDeps } from '../deps.ts'
import { openPackage } from './open-package.ts'
import { savePackage } from './save-package.ts'

/** Packages as their learners play them. */
export const packagesRoutes = (deps: CoursesDeps): Route[] => [
  route(openEndpoint, ({ input, actor }) => openPackage(deps, actor, input)),
  route(saveEndpoint, ({ input, actor, request }) => savePackage(deps, actor, request, input)),
]
