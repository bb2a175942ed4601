import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { RateLimits } from '#platform/rate-limits'
import type { VisitorOf } from './visitor.ts'

/** What this module's commands need. */
export interface AnalysisDeps {
  readonly db: Db
  readonly clock: Clock
  readonly limits: RateLimits
  readonly visitorOf: VisitorOf
}
