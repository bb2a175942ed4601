import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { WhoIs } from '#platform/http/perform'

/** What this module needs of the platform; each command picks only those that it uses. */
export interface WalletDeps {
  readonly db: Db
  readonly clock: Clock
  readonly secret: string
  readonly publicUrl: URL
  readonly whoIs: WhoIs
}
