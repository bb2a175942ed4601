import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { Jobs } from '#platform/jobs'

/** What this module takes of the platform. */
export interface GrowthDeps {
  readonly db: Db
  readonly clock: Clock
  readonly jobs: Jobs
  /** The setting SECRET; seals the codes of gift cards. */
  readonly secret: string
}
