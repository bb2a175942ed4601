import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { FileStore } from '#platform/file-store'
import type { Jobs } from '#platform/jobs'
import type { LiveMessages } from '#platform/live-messages'
import type { Readers } from '#platform/reader-process'
import type { FileUsePlug } from '#plugs/file-use'

/** What storing and delivering files needs; other modules hold it as `deps.media`. */
export interface MediaDeps {
  readonly db: Db
  readonly clock: Clock
  readonly jobs: Jobs
  readonly live: Pick<LiveMessages, 'notify'>
  readonly files: FileStore
  /** Processes without rights, which read uploaded files. */
  readonly readers: Readers
  /** The setting SECRET; signs links. */
  readonly secret: string
}

export interface UploadDeps extends MediaDeps {
  /** What files may be uploaded for. */
  readonly uses: readonly FileUsePlug[]
}
