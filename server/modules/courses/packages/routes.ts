import { openPackage as openEndpoint, savePackage as saveEndpoint } from '@arvand/contracts/panel/packages'
import { type Route, route } from '#platform/http/route'
import type { CoursesParts } from '../parts.ts'
import { openPackage } from './open-package.ts'
import { savePackage } from './save-package.ts'

/** Packages as their learners play them. */
export const packagesRoutes = (parts: CoursesParts): Route[] => [
  route(openEndpoint, ({ input, actor }) => openPackage(parts, actor, input)),
  route(saveEndpoint, ({ input, actor, request }) => savePackage(parts, actor, request, input)),
]
