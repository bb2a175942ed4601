import type { MediaDeps } from '#modules/media'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { Jobs } from '#platform/jobs'
import type { LiveMessages } from '#platform/live-messages'
import type { Topics } from '#platform/live-topics'
import type { Mail } from '#platform/mail'
import type { MailboxSettings } from '#platform/mail-in'
import type { RateLimits } from '#platform/rate-limits'
import type { PageCache } from '#platform/web'
import type { TicketContext } from '#plugs/ticket-context'

export interface SupportDeps {
  readonly db: Db
  readonly clock: Clock
  readonly jobs: Jobs
  readonly limits: RateLimits
  readonly live: LiveMessages
  readonly topics: Pick<Topics, 'publish'>
  readonly media: MediaDeps
  /** By which strangers are answered. */
  readonly mail: Mail
  /** The mailbox to which letters are answered; null: they are not read. */
  readonly mailIn: MailboxSettings | null
  readonly pages: Pick<PageCache, 'drop'>
  readonly contexts: readonly TicketContext[]
}
