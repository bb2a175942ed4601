import type { MediaDeps } from '#modules/media'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { Jobs } from '#platform/jobs'
import type { Topics } from '#platform/live-topics'
import type { RateLimits } from '#platform/rate-limits'
import type { PageCache } from '#platform/web'
import type { FetchPage } from '#platform/web-page'

/** What this module needs from the platform; each command picks the few that it uses. */
export interface SocialDeps {
  readonly db: Db
  readonly clock: Clock
  readonly jobs: Jobs
  readonly limits: RateLimits
  readonly media: MediaDeps
  /** Of the installation; links to private pictures follow from it. */
  readonly secret: string
  readonly fetchPage: FetchPage
  readonly publicUrl: URL
  readonly pages: Pick<PageCache, 'drop'>
  readonly topics: Pick<Topics, 'offer'>
}
