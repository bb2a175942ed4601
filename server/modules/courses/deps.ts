import type { MediaDeps } from '#modules/media'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { WhoIs } from '#platform/http/perform'
import type { Jobs } from '#platform/jobs'
import type { RateLimits } from '#platform/rate-limits'
import type { Sms } from '#platform/sms'
import type { PageCache } from '#platform/web'
import type { Announced } from '#plugs/announced'
import type { Invited } from '#plugs/invited'
import type { LessonKinds } from '#plugs/lesson-kind'

/** What this module takes of the platform; a command names the few of them that it uses. */
export interface CoursesDeps {
  readonly db: Db
  readonly clock: Clock
  readonly jobs: Jobs
  readonly limits: RateLimits
  readonly sms: Sms
  readonly pages: Pick<PageCache, 'drop'>
  /** The setting SECRET. */
  readonly secret: string
  readonly publicUrl: URL
  readonly contentUrl: URL
  /** Keeping and giving out files. */
  readonly media: MediaDeps
  /** Who a session is, for addresses that stand outside the contracts. */
  readonly whoIs: WhoIs
  /** Ours, and what other modules offer (`lessonKindsOf`). */
  readonly lessonKinds: LessonKinds
  /** What is new in a course, for who learns in it. */
  readonly announced: Announced
  /** Who stands invited to a course. */
  readonly invited: Invited
}
