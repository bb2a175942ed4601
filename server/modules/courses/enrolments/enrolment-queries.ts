import type { Selectable } from 'kysely'
import type { Db } from '#platform/database'
import { courses, type EnrolmentRow } from '../tables.ts'

export type Enrolment = Selectable<EnrolmentRow>

/** A person's enrolment in a course, whatever its state. */
export const findEnrolment = (db: Db, courseId: string, personId: string): Promise<Enrolment | undefined> =>
  courses(db)
    .selectFrom('courses.enrolments')
    .selectAll()
    .where('person_id', '=', personId)
    .where('course_id', '=', courseId)
    .executeTakeFirst()
