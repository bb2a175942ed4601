import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { Jobs } from '#platform/jobs'
import type { Config } from '#server/config'

/** What this module takes of the platform. */
export interface InteropDeps {
  readonly db: Db
  readonly clock: Clock
  readonly jobs: Jobs
  readonly config: Pick<Config, 'publicUrl' | 'xapi'>
}
