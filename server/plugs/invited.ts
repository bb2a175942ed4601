import type { Db } from '#platform/database'

/** The plug by which teaching says whether a person is invited to a course; null: they are not. */
export type Invited = (
  db: Db,
  courseId: string,
  personId: string,
) => Promise<{ readonly cohortId: string | null; readonly byId: string } | null>
