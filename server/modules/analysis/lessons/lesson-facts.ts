import type { listLessonLearners, showCourseLessons } from '@arvand/contracts/analysis/lessons'
import type { Input, Reply } from '@arvand/contracts/endpoint'
import type { Db } from '#platform/database'

/** Teaching's own figures of lessons, so that managers and teachers see the same; `server/modules.ts` hands them over. */
export interface LessonFacts {
  figures(db: Db, courseId: string, now: Date): Promise<Reply<typeof showCourseLessons>>
  learners(
    db: Db,
    ask: Input<typeof listLessonLearners>,
    now: Date,
  ): Promise<Reply<typeof listLessonLearners>>
}
