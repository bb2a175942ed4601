import { type Worker, worker } from '#platform/jobs'
import type { CoursesDeps } from '../deps.ts'
import {
  endDueEnrolments,
  endEnrolments,
  notifyOfEnding,
  notifyOfEnds,
} from '../enrolments/end-enrolments.ts'
import { completeFinished, completeFinishedOf } from '../enrolments/recount-progress.ts'
import { readChangedLessons, readWords } from './transcripts/index-captions.ts'

/** Jobs of learning, some by schedule. */
export const learningWorkers = (deps: CoursesDeps): Worker[] => [
  worker(completeFinished, ({ courseId }) => completeFinishedOf(deps, courseId), { atOnce: 1 }),
  worker(readWords, (_, signal) => readChangedLessons(deps, signal), { every: '* * * * *', atOnce: 1 }),
  worker(endEnrolments, () => endDueEnrolments(deps), { every: '*/5 * * * *', atOnce: 1 }),
  worker(
    notifyOfEnds,
    async () => {
      await notifyOfEnding(deps, 7)
      await notifyOfEnding(deps, 1)
    },
    { every: '5 9 * * *', atOnce: 1 },
  ),
]
