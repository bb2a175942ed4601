import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { Jobs } from '#platform/jobs'
import type { RateLimits } from '#platform/rate-limits'

export interface SupportDeps {
  readonly db: Db
  readonly clock: Clock
  readonly jobs: Jobs
  readonly limits: RateLimits
}
