import type { MediaDeps } from '#modules/media'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { WhoIs } from '#platform/http/perform'
import type { Jobs } from '#platform/jobs'
import type { RateLimits } from '#platform/rate-limits'
import type { Sms } from '#platform/sms'
import type { PageCache } from '#platform/web'
import type { Agenda } from '#plugs/agenda'
import type { Announced } from '#plugs/announced'
import type { Invited } from '#plugs/invited'
import type { LessonKinds } from '#plugs/lesson-kind'
import type { LessonSource } from '#plugs/lesson-source'
import type { SeatsLeft } from '#plugs/seats-left'
import type { SitePages } from '#plugs/site-pages'

/** What this module takes of the platform; a command names the few of them that it uses. */
export interface CoursesDeps {
  readonly db: Db
  readonly clock: Clock
  readonly jobs: Jobs
  readonly limits: RateLimits
  readonly sms: Sms
  readonly pages: Pick<PageCache, 'drop'>
  /** The setting SECRET. */
  readonly secret: string
  readonly publicUrl: URL
  readonly contentUrl: URL
  /** Stores and serves files. */
  readonly media: MediaDeps
  /** Finds the person of a session, for routes outside the contracts. */
  readonly whoIs: WhoIs
  /** The kinds of lessons of this module, and those that other modules offer (`lessonKindsOf`). */
  readonly lessonKinds: LessonKinds
  /** Who made films of which lessons consist. */
  readonly lessonSources: readonly LessonSource[]
  /** What people have between two days. */
  readonly agenda: readonly Agenda[]
  /** The new announcements of a course for a learner. */
  readonly announced: Announced
  /** Whether a person is invited to a course. */
  readonly invited: Invited
  /** How many seats of a cohort are left. */
  readonly seatsLeft: SeatsLeft
  /** Public pages of other modules. */
  readonly sitePages: readonly SitePages[]
}
