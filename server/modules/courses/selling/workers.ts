import { plusBegan, plusEnded } from '#modules/commerce'
import { type Worker, worker } from '#platform/jobs'
import type { CoursesParts } from '../parts.ts'
import { followPlus } from './follow-plus.ts'

/** What follows plus. */
export const sellingWorkers = (parts: CoursesParts): Worker[] => [
  worker(plusBegan, ({ personId }) => followPlus(parts, personId)),
  worker(plusEnded, ({ personId }) => followPlus(parts, personId)),
]
