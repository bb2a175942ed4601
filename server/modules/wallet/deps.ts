import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { WhoIs } from '#platform/http/perform'

/** What this module takes of the platform; a command names the few of them that it uses. */
export interface WalletDeps {
  readonly db: Db
  readonly clock: Clock
  readonly secret: string
  readonly publicUrl: URL
  readonly whoIs: WhoIs
}
