import type { CommerceDeps } from '#modules/commerce'
import type { LiveMessages } from '#platform/live-messages'
import type { MediaEngine } from '#platform/media-engine'

/** What this module needs; each command picks the few that it uses. Selling needs all that commerce needs. */
export type LiveDeps = CommerceDeps & {
  readonly mediaEngine: MediaEngine
  readonly live: Pick<LiveMessages, 'notify' | 'notifyAll'>
}
