import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { WhoIs } from '#platform/http/perform'
import type { Jobs } from '#platform/jobs'
import type { RateLimits } from '#platform/rate-limits'
import type { Sms } from '#platform/sms'
import type { PageCache } from '#platform/web'

/** What this module needs from the platform; each command picks the few that it uses. */
export interface CareersDeps {
  readonly db: Db
  readonly clock: Clock
  readonly jobs: Jobs
  readonly limits: RateLimits
  readonly sms: Sms
  /** Finds the person of a session, for downloads. */
  readonly whoIs: WhoIs
  /** Of the installation; links to downloads are signed with it. */
  readonly secret: string
  readonly publicUrl: URL
  readonly pages: Pick<PageCache, 'drop'>
}
