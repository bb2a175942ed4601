import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { answers } from '#platform/database'
import { roomIn } from '#platform/files'
import type { Readiness } from '#platform/http/health'
import { pendingMigrations } from '../platform/database/migrate.ts'
import type { OpenPlatform } from './open-platform.ts'

export interface ReadinessOfProcess {
  readonly checks: Readiness
  /** From now on `/ready` says that the process takes no new work. */
  close(): void
}

/**
 * The checks of `/ready`: the database, all migrations, the queues, free disk space, and that the process is not
 * stopping.
 */
export function readinessOf({ platform, database }: OpenPlatform): ReadinessOfProcess {
  let open = true
  let migrated = false
  const checks = {
    open: async () => open,
    database: () => answers(database.db),
    async migrations() {
      // Applied migrations are never removed, so this is asked only until all of them are there.
      migrated ||= (await pendingMigrations(database.pool)).length === 0
      return migrated
    },
    queues: async () => platform.jobs.ready(),
    disk: roomIn([resolve(platform.config.dataDir), tmpdir()]),
  }
  return {
    checks,
    close() {
      open = false
    },
  }
}
