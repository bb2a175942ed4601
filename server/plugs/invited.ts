import type { Db } from '#platform/database'

/** The plug by which teaching says whether somebody stands invited to a course; null: they do not. */
export type Invited = (
  db: Db,
  courseId: string,
  personId: string,
) => Promise<{ readonly cohortId: string | null; readonly byId: string } | null>
