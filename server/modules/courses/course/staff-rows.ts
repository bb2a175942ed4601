import type { Insertable } from 'kysely'
import type { Tx } from '#platform/database'
import { courses, type StaffRow } from '../tables.ts'
import { countFigures } from './course-figures.ts'

/** Adds somebody to the teachers of a course. Whoever teaches there already keeps what they may do. */
export async function insertStaff(tx: Tx, member: Insertable<StaffRow>): Promise<void> {
  await courses(tx)
    .insertInto('courses.staff')
    .values(member)
    .onConflict((twin) => twin.doNothing())
    .execute()
  await countFigures(tx, member.course_id)
}

/** Changes what somebody may do in a course and earns of it. */
export async function updateStaff(
  tx: Tx,
  courseId: string,
  personId: string,
  given: Pick<Insertable<StaffRow>, 'role' | 'rights' | 'share_percent'>,
): Promise<void> {
  await courses(tx)
    .updateTable('courses.staff')
    .set(given)
    .where('course_id', '=', courseId)
    .where('person_id', '=', personId)
    .execute()
  await countFigures(tx, courseId)
}

/** Takes somebody from the teachers of a course. */
export async function deleteStaff(tx: Tx, courseId: string, personId: string): Promise<void> {
  await courses(tx)
    .deleteFrom('courses.staff')
    .where('course_id', '=', courseId)
    .where('person_id', '=', personId)
    .execute()
  await countFigures(tx, courseId)
}

/** Takes somebody whose account is removed from all courses but their own. */
export async function deleteStaffEverywhere(tx: Tx, personId: string): Promise<void> {
  await courses(tx)
    .deleteFrom('courses.staff')
    .where('person_id', '=', personId)
    .where('role', '!=', 'owner')
    .execute()
}
