import { factorPaid, factorRefunded, plusBegan, plusEnded } from '#modules/commerce'
import { type Worker, worker } from '#platform/jobs'
import type { CoursesParts } from '../parts.ts'
import { closeCourse } from './close-course.ts'
import { followPlus } from './follow-plus.ts'
import { openCourse } from './open-course.ts'

/** What follows a payment, a refund, and plus. */
export const sellingWorkers = (parts: CoursesParts): Worker[] => [
  worker(factorPaid('course'), (opened) => openCourse(parts, opened), { atOnce: 4, batch: 12 }),
  worker(factorRefunded('course'), (opened) => closeCourse(parts, opened)),
  worker(plusBegan, ({ personId }) => followPlus(parts, personId)),
  worker(plusEnded, ({ personId }) => followPlus(parts, personId)),
]
