import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { WhoIs } from '#platform/http/perform'
import type { Jobs } from '#platform/jobs'
import type { RateLimits } from '#platform/rate-limits'
import type { CourseGrade } from '#plugs/course-grade'

/** What this module takes of the platform; a command names the few of them that it uses. */
export interface CertificatesDeps {
  readonly db: Db
  readonly clock: Clock
  readonly jobs: Jobs
  readonly limits: RateLimits
  readonly publicUrl: URL
  /** Finds the person of a session, for routes outside the contracts. */
  readonly whoIs: WhoIs
  /** The file of the key that signs certificates. */
  readonly keyPath: string
  /** The grade of a learner in a course. */
  readonly gradeOf: CourseGrade
}
