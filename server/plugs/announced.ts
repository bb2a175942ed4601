import type { Db } from '#platform/database'

/** An announcement of a course to its learners. */
export interface Announcement {
  readonly id: string
  readonly title: string
  readonly body: string
  readonly at: Date
  readonly course: { readonly id: string; readonly slug: string; readonly title: string }
}

/** The plug by which teaching gives a learner the announcements of a course, the newest first. */
export type Announced = (
  db: Db,
  personId: string,
  now: Date,
  courseId: string,
) => Promise<readonly Announcement[]>
