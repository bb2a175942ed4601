import type { Broadcast } from '#platform/broadcast'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { PageCache } from '#platform/web'
import type { SettingsPlug } from '#plugs/settings'

export interface SettingsDeps {
  readonly db: Db
  readonly clock: Clock
  readonly pages: Pick<PageCache, 'drop'>
  readonly broadcast: Broadcast
  readonly settings: readonly SettingsPlug[]
}
