import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { Jobs } from '#platform/jobs'
import type { RateLimits } from '#platform/rate-limits'
import type { PageCache } from '#platform/web'

/** What this module needs from the platform; each command picks the few that it uses. */
export interface CareersDeps {
  readonly db: Db
  readonly clock: Clock
  readonly jobs: Jobs
  readonly limits: RateLimits
  readonly pages: Pick<PageCache, 'drop'>
}
