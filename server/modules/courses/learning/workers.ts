import { type Worker, worker } from '#platform/jobs'
import {
  endDueEnrolments,
  endEnrolments,
  notifyOfEnding,
  notifyOfEnds,
} from '../enrolments/end-enrolments.ts'
import { completeFinished, completeFinishedOf } from '../enrolments/recount-progress.ts'
import type { CoursesParts } from '../parts.ts'
import { readChangedLessons, readWords } from './transcripts/index-captions.ts'

/** What learning does after a commit, or by the clock. */
export const learningWorkers = (parts: CoursesParts): Worker[] => [
  worker(completeFinished, ({ courseId }) => completeFinishedOf(parts, courseId), { atOnce: 1 }),
  worker(readWords, (_, signal) => readChangedLessons(parts, signal), { every: '* * * * *', atOnce: 1 }),
  worker(endEnrolments, () => endDueEnrolments(parts), { every: '*/30 * * * *', atOnce: 1 }),
  worker(
    notifyOfEnds,
    async () => {
      await notifyOfEnding(parts, 7)
      await notifyOfEnding(parts, 1)
    },
    { every: '5 9 * * *', atOnce: 1 },
  ),
]
