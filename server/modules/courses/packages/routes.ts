import { openPackage as openEndpoint, savePackage as saveEndpoint } from '@arvand/contracts/panel/packages'
import { prepareAgain, showPackage as showEndpoint } from '@arvand/contracts/teacher/packages'
import { type Route, route } from '#platform/http/route'
import { type Worker, worker } from '#platform/jobs'
import type { CoursesParts } from '../parts.ts'
import { unpack } from './jobs.ts'
import { openPackage } from './open-package.ts'
import { savePackage } from './save-package.ts'
import { showPackage, unpackAgain } from './show-package.ts'
import { unpackPackage } from './unpack-package.ts'

/** Packages as their learners play them, and as those who teach see them come in. */
export const packagesRoutes = (parts: CoursesParts): Route[] => [
  route(openEndpoint, ({ input, actor }) => openPackage(parts, actor, input)),
  route(saveEndpoint, ({ input, actor, request }) => savePackage(parts, actor, request, input)),
  route(showEndpoint, ({ input: { lessonId }, actor: { personId } }) =>
    showPackage(parts, { lessonId, personId }),
  ),
  route(prepareAgain, ({ input: { lessonId }, actor: { personId } }) =>
    unpackAgain(parts, { lessonId, personId }),
  ),
]

/** What is done after a commit that asks for a package. */
export const packagesWorkers = (parts: CoursesParts): Worker[] => [
  worker(unpack, ({ fileId }, signal) => unpackPackage(parts, fileId, signal), { atOnce: 1 }),
]
