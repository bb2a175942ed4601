import type { MediaDeps } from '#modules/media'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { Jobs } from '#platform/jobs'
import type { RateLimits } from '#platform/rate-limits'
import type { Sms } from '#platform/sms'
import type { PageCache } from '#platform/web'
import type { LessonKinds } from '#plugs/lesson-kind'
import type { LessonSource } from '#plugs/lesson-source'

/** What this module takes of the platform; a command names the few of them that it uses. */
export interface AuthoringDeps {
  readonly db: Db
  readonly clock: Clock
  readonly jobs: Jobs
  readonly limits: RateLimits
  readonly sms: Sms
  readonly pages: Pick<PageCache, 'drop'>
  readonly publicUrl: URL
  /** Stores and serves files, and reads files from outside in processes of their own. */
  readonly media: MediaDeps
  /** All kinds of lessons. */
  readonly lessonKinds: LessonKinds
  /** What offers films to lessons. */
  readonly lessonSources: readonly LessonSource[]
}
