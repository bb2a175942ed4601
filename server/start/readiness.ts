import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { answers } from '#platform/database'
import { roomIn } from '#platform/files'
import type { Readiness } from '#platform/http/health'
import { pendingMigrations } from '../platform/database/migrate.ts'
import type { OpenPlatform } from './open-platform.ts'

export interface ReadinessOfProcess {
  readonly checks: Readiness
  /** From now on the process says that it takes no new work. */
  close(): void
}

/** What `/ready` asks for: the database, all migrations, the queues, room on the disk, and that the process is not stopping. */
export function readinessOf({ platform, database }: OpenPlatform): ReadinessOfProcess {
  let open = true
  let migrated = false
  const checks = {
    open: async () => open,
    database: () => answers(database.db),
    async migrations() {
      // Migrations only go forward: once they are all there, they stay.
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
