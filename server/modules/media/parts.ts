import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { FileStore } from '#platform/file-store'
import type { Jobs } from '#platform/jobs'
import type { LiveMessages } from '#platform/live-messages'

/** What keeping and giving out files takes; other modules carry it as `parts.media`. */
export interface MediaParts {
  readonly db: Db
  readonly clock: Clock
  readonly jobs: Jobs
  readonly live: Pick<LiveMessages, 'tell'>
  readonly files: FileStore
  /** The setting SECRET; signs links. */
  readonly secret: string
}
