import type { MediaDeps } from '#modules/media'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { WhoIs } from '#platform/http/perform'
import type { Jobs } from '#platform/jobs'
import type { Outside } from '#platform/outside'
import type { RateLimits } from '#platform/rate-limits'
import type { PageCache } from '#platform/web'
import type { Config } from '#server/config'

/** What this module takes of the platform. */
export interface InteropDeps {
  readonly db: Db
  readonly clock: Clock
  readonly jobs: Jobs
  readonly limits: RateLimits
  /** Asks the learning systems of schools. */
  readonly outside: Outside
  readonly media: MediaDeps
  readonly pages: Pick<PageCache, 'drop'>
  readonly config: Pick<Config, 'publicUrl' | 'xapi' | 'fontStylesheet'>
  readonly publicUrl: URL
  /** Of the installation; the key that signs for tools is sealed with it. */
  readonly secret: string
  /** Finds the person of a session, for browsers that come back from a tool. */
  readonly whoIs: WhoIs
}
