import type { MediaDeps } from '#modules/media'
import type { Bank } from '#platform/bank'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { WhoIs } from '#platform/http/perform'
import type { Jobs } from '#platform/jobs'
import type { LiveMessages } from '#platform/live-messages'
import type { RateLimits } from '#platform/rate-limits'
import type { Sms } from '#platform/sms'
import type { PageCache } from '#platform/web'
import type { Sellables } from '#plugs/sellable'

/** What this module needs of the platform; each command picks only those that it uses. */
export interface CommerceDeps {
  readonly db: Db
  readonly clock: Clock
  readonly jobs: Jobs
  /** Messages to people's open pages. */
  readonly live: Pick<LiveMessages, 'notify'>
  readonly limits: RateLimits
  readonly sms: Sms
  /** The first is the default; without any, nobody can pay at a bank. */
  readonly banks: readonly Bank[]
  /** The setting SECRET; seals codes and links. */
  readonly secret: string
  readonly publicUrl: URL
  readonly media: MediaDeps
  /** Cached pages; a command drops the tags of what it has changed. */
  readonly pages: Pick<PageCache, 'drop'>
  /** Finds the person of a session's token; for downloads, which carry the session in a cookie. */
  readonly whoIs: WhoIs
  /** Everything that is sold, as `sellablesOf` lists it. */
  readonly sellables: Sellables
}
