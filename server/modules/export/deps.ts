import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { ExportDeps as ServeDeps } from '#platform/exports'
import type { FileStore } from '#platform/file-store'
import type { Jobs } from '#platform/jobs'
import type { ExportTable } from '#plugs/export-table'

export interface TableDeps extends ServeDeps {
  readonly db: Db
  readonly clock: Clock
  readonly jobs: Jobs
  readonly files: FileStore
  readonly tables: readonly ExportTable[]
}
