import type { MediaDeps } from '#modules/media'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { WhoIs } from '#platform/http/perform'
import type { Jobs } from '#platform/jobs'
import type { RateLimits } from '#platform/rate-limits'
import type { Sms } from '#platform/sms'
import type { PageCache } from '#platform/web'
import type { Graded } from '#plugs/graded'
import type { LessonKinds } from '#plugs/lesson-kind'

/** What this module takes of the platform; a command names the few of them that it uses. */
export interface TeachingDeps {
  readonly db: Db
  readonly clock: Clock
  readonly jobs: Jobs
  readonly limits: RateLimits
  readonly sms: Sms
  readonly pages: Pick<PageCache, 'drop'>
  /** The setting SECRET. */
  readonly secret: string
  readonly publicUrl: URL
  /** Serves the files that were handed in. */
  readonly media: MediaDeps
  /** Finds the person of a session, for routes outside the contracts. */
  readonly whoIs: WhoIs
  /** All kinds of lessons; their order is the order of the gradebook's columns. */
  readonly lessonKinds: LessonKinds
  /** What gets a mark besides lessons; its columns come last. */
  readonly graded: readonly Graded[]
}
