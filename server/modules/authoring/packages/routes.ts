import { prepareAgain, showPackage as showEndpoint } from '@arvand/contracts/teacher/packages'
import { unpack } from '#modules/courses'
import { type Route, route } from '#platform/http/route'
import { type Worker, worker } from '#platform/jobs'
import type { AuthoringParts } from '../parts.ts'
import { showPackage, unpackAgain } from './show-package.ts'
import { unpackPackage } from './unpack-package.ts'

/** Packages as those who teach see them come in. */
export const packagesRoutes = (parts: AuthoringParts): Route[] => [
  route(showEndpoint, ({ input: { lessonId }, actor: { personId } }) =>
    showPackage(parts, { lessonId, personId }),
  ),
  route(prepareAgain, ({ input: { lessonId }, actor: { personId } }) =>
    unpackAgain(parts, { lessonId, personId }),
  ),
]

/** What is done after a commit that asks for a package. */
export const packagesWorkers = (parts: AuthoringParts): Worker[] => [
  worker(unpack, ({ fileId }, signal) => unpackPackage(parts, fileId, signal), { atOnce: 1 }),
]
