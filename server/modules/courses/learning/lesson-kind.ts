import type { LessonKind } from '@arvand/contracts/lesson-content'
import type { Db } from '#platform/database'

/** The plug by which a higher module brings a kind of lesson of its own: exams, surveys, live sessions. */
export interface LessonKindPlug {
  readonly kind: Extract<LessonKind, 'exam' | 'survey' | 'live'>
  /** What such a lesson counts; exams one for each question. */
  readonly stepsOf: (db: Db, lessonId: string) => Promise<number>
  /** Where the learner does it: a path of ours. Null while it is not ready. */
  readonly linkOf: (db: Db, lessonId: string, personId: string, now: Date) => Promise<string | null>
}
