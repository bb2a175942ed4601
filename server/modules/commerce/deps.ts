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

/** What this module takes of the platform; a command names the few of them that it uses. */
export interface CommerceDeps {
  readonly db: Db
  readonly clock: Clock
  readonly jobs: Jobs
  /** Words to people's open pages. */
  readonly live: Pick<LiveMessages, 'notify'>
  readonly limits: RateLimits
  readonly sms: Sms
  /** The first is the usual one; none: paying at a bank is off. */
  readonly banks: readonly Bank[]
  /** The setting SECRET; seals codes and links. */
  readonly secret: string
  readonly publicUrl: URL
  readonly media: MediaDeps
  /** Kept pages; a command drops the tags of what it has changed. */
  readonly pages: Pick<PageCache, 'drop'>
  /** Whose session a token is; for downloads, which come with the cookie. */
  readonly whoIs: WhoIs
  /** Who sells what, all of them (`sellablesOf`). */
  readonly sellables: Sellables
}
