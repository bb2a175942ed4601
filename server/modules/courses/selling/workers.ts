import { plusBegan, plusEnded } from '#modules/commerce'
import { type Worker, worker } from '#platform/jobs'
import type { CoursesDeps } from '../deps.ts'
import { followPlus } from './follow-plus.ts'

/** Jobs that open and close courses when plus begins and ends. */
export const sellingWorkers = (deps: CoursesDeps): Worker[] => [
  worker(plusBegan, ({ personId }) => followPlus(deps, personId)),
  worker(plusEnded, ({ personId }) => followPlus(deps, personId)),
]
