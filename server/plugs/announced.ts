import type { Db } from '#platform/database'

/** Something that a course tells its learners. */
export interface Announcement {
  readonly id: string
  readonly title: string
  readonly body: string
  readonly at: Date
  readonly course: { readonly id: string; readonly slug: string; readonly title: string }
}

/** The plug by which teaching tells a learner, where they learn, what is new in the course; the newest first. */
export type Announced = (
  db: Db,
  personId: string,
  now: Date,
  courseId: string,
) => Promise<readonly Announcement[]>
