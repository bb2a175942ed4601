import { type Worker, worker } from '#platform/jobs'
import { endDueEnrolments, endEnrolments, tellOfEnding, tellOfEnds } from '../enrolments/end-enrolments.ts'
import { completeFinished, completeFinishedOf } from '../enrolments/recount-progress.ts'
import type { CoursesParts } from '../parts.ts'
import { readChangedLessons, readWords } from './transcripts/index-captions.ts'

/** What learning does after a commit, or by the clock. */
export const learningWorkers = (parts: CoursesParts): Worker[] => [
  worker(completeFinished, ({ courseId }) => completeFinishedOf(parts, courseId), { atOnce: 1 }),
  worker(readWords, (_, signal) => readChangedLessons(parts, signal), { every: '* * * * *', atOnce: 1 }),
  worker(endEnrolments, () => endDueEnrolments(parts), { every: '*/30 * * * *', atOnce: 1 }),
  worker(
    tellOfEnds,
    async () => {
      await tellOfEnding(parts, 7)
      await tellOfEnding(parts, 1)
    },
    { every: '5 9 * * *', atOnce: 1 },
  ),
]
