import { prepareAgain, showPackage as showEndpoint } from '@arvand/contracts/teacher/packages'
import { unpack } from '#modules/courses'
import { type Route, route } from '#platform/http/route'
import { type Worker, worker } from '#platform/jobs'
import type { AuthoringDeps } from '../deps.ts'
import { showPackage, unpackAgain } from './show-package.ts'
import { unpackPackage } from './unpack-package.ts'

/** Packages as those who teach see them come in. */
export const packagesRoutes = (deps: AuthoringDeps): Route[] => [
  route(showEndpoint, ({ input: { lessonId }, actor: { personId } }) =>
    showPackage(deps, { lessonId, personId }),
  ),
  route(prepareAgain, ({ input: { lessonId }, actor: { personId } }) =>
    unpackAgain(deps, { lessonId, personId }),
  ),
]

/** What is done after a commit that asks for a package. */
export const packagesWorkers = (deps: AuthoringDeps): Worker[] => [
  worker(unpack, ({ fileId }, signal) => unpackPackage(deps, fileId, signal), { atOnce: 1 }),
]
