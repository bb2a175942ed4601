import type { Config } from '#server/config'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database.ts'

/** The parts of the app that the sandbox bank needs. */
export interface SandboxDeps extends Pick<Config, 'demo' | 'publicUrl' | 'fontStylesheet'> {
  readonly db: Db
  readonly clock: Clock
}
