import type { Config } from '#server/config'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database.ts'

/** What the sandbox bank takes of the app. */
export interface SandboxDeps extends Pick<Config, 'demo' | 'publicUrl' | 'fontStylesheet'> {
  readonly db: Db
  readonly clock: Clock
}
