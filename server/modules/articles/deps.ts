import type { MediaDeps } from '#modules/media'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { Jobs } from '#platform/jobs'
import type { Mail } from '#platform/mail'
import type { RateLimits } from '#platform/rate-limits'
import type { PageCache } from '#platform/web'

/** What this module needs from the platform; each command picks the few that it uses. */
export interface ArticlesDeps {
  readonly db: Db
  readonly clock: Clock
  readonly jobs: Jobs
  readonly limits: RateLimits
  readonly mail: Mail
  readonly publicUrl: URL
  readonly media: MediaDeps
  readonly secret: string
  readonly pages: Pick<PageCache, 'drop'>
}
