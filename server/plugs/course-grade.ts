import type { Db } from '#platform/database'

/** The plug by which teaching says how a learner did in a course, in hundredths of a percent; null: nothing is marked. */
export type CourseGrade = (db: Db, courseId: string, personId: string) => Promise<number | null>
