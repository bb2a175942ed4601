import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { Jobs } from '#platform/jobs'
import type { LiveMessages } from '#platform/live-messages'
import type { RateLimits } from '#platform/rate-limits'
import type { Discussed } from '#plugs/discussed'

/** What this module needs from the platform; each command picks the few that it uses. */
export interface DiscussionDeps {
  readonly db: Db
  readonly clock: Clock
  readonly jobs: Jobs
  readonly limits: RateLimits
  readonly live: Pick<LiveMessages, 'notify' | 'notifyAll'>
  /** One plug for each kind of thing that can be discussed, from the modules that own them. */
  readonly discussed: readonly Discussed[]
}
