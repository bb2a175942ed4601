import type { MediaDeps } from '#modules/media'
import type { Broadcast } from '#platform/broadcast'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { Jobs } from '#platform/jobs'
import type { Mail } from '#platform/mail'
import type { RateLimits } from '#platform/rate-limits'
import type { Sms } from '#platform/sms'
import type { Config } from '#server/config'
import type { CachedPages } from './cached-pages.ts'

/** What this module needs from the platform; each command picks the few that it uses. */
export interface IdentityDeps {
  readonly db: Db
  readonly clock: Clock
  readonly jobs: Jobs
  readonly limits: RateLimits
  readonly broadcast: Broadcast
  readonly sms: Sms
  readonly mail: Mail
  readonly pages: CachedPages
  /** For storing and delivering files. */
  readonly media: MediaDeps
  /** The setting SECRET. */
  readonly secret: string
  readonly config: Pick<Config, 'publicUrl' | 'google'>
}
