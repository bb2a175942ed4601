import type { MediaDeps } from '#modules/media'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { WhoIs } from '#platform/http/perform'
import type { Jobs } from '#platform/jobs'
import type { LiveMessages } from '#platform/live-messages'
import type { PageCache } from '#platform/web'

/** What this module needs from the platform; each command picks the few that it uses. */
export interface ExamsDeps {
  readonly db: Db
  readonly clock: Clock
  readonly jobs: Jobs
  /** Tells the open pages of candidates that something changed. */
  readonly live: Pick<LiveMessages, 'notify'>
  /** Finds the person of a session, for routes outside the contracts. */
  readonly whoIs: WhoIs
  /** Of the installation; the keys of receipts follow from it. */
  readonly secret: string
  readonly publicUrl: URL
  readonly media: MediaDeps
  readonly pages: Pick<PageCache, 'drop'>
}
