import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { Jobs } from '#platform/jobs'
import type { LiveMessages } from '#platform/live-messages'
import type { RateLimits } from '#platform/rate-limits'
import type { Discussed } from '#plugs/discussed'

/** What this module takes of the platform; a command names the few of them that it uses. */
export interface DiscussionDeps {
  readonly db: Db
  readonly clock: Clock
  readonly jobs: Jobs
  readonly limits: RateLimits
  readonly live: Pick<LiveMessages, 'notify'>
  /** What may be discussed, from the modules above. */
  readonly discussed: readonly Discussed[]
}
