import { prepareAgain, showPackage as showEndpoint } from '@arvand/contracts/teacher/packages'
import { unpack } from '#modules/courses'
import { type Route, route } from '#platform/http/route'
import { type Worker, worker } from '#platform/jobs'
import type { AuthoringDeps } from '../deps.ts'
import { showPackage, unpackAgain } from './show-package.ts'
import { unpackPackage } from './unpack-package.ts'

/** Packages for the teachers of a course: state of unpacking, and trying again. */
export const packagesRoutes = (deps: AuthoringDeps): Route[] => [
  route(showEndpoint, ({ input: { lessonId }, actor: { personId } }) =>
    showPackage(deps, { lessonId, personId }),
  ),
  route(prepareAgain, ({ input: { lessonId }, actor: { personId } }) =>
    unpackAgain(deps, { lessonId, personId }),
  ),
]

/** Unpacks packages after the commit of the lesson that holds them. */
export const packagesWorkers = (deps: AuthoringDeps): Worker[] => [
  worker(unpack, ({ fileId }, signal) => unpackPackage(deps, fileId, signal), { atOnce: 1 }),
]
