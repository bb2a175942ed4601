import type { MediaDeps } from '#modules/media'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { RateLimits } from '#platform/rate-limits'
import type { PageCache } from '#platform/web'

/** What this module needs from the platform; each command picks the few that it uses. */
export interface SurveysDeps {
  readonly db: Db
  readonly clock: Clock
  readonly limits: RateLimits
  readonly media: MediaDeps
  readonly pages: Pick<PageCache, 'drop'>
}
