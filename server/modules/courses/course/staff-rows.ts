import type { Insertable } from 'kysely'
import type { Tx } from '#platform/database'
import { courses, type StaffRow } from '../tables.ts'
import { countFigures } from './course-figures.ts'

/** Adds a member to the staff of a course. A person who is on it already keeps their rights. */
export async function insertStaff(tx: Tx, member: Insertable<StaffRow>): Promise<void> {
  await courses(tx)
    .insertInto('courses.staff')
    .values(member)
    .onConflict((twin) => twin.doNothing())
    .execute()
  await countFigures(tx, member.course_id)
}

/** Changes the role, the rights and the share of a member. */
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

/** Removes a member from the staff of a course. */
export async function deleteStaff(tx: Tx, courseId: string, personId: string): Promise<void> {
  await courses(tx)
    .deleteFrom('courses.staff')
    .where('course_id', '=', courseId)
    .where('person_id', '=', personId)
    .execute()
  await countFigures(tx, courseId)
}

/** When an account is removed, takes its person off the staff of all courses that they do not own. */
export async function deleteStaffEverywhere(tx: Tx, personId: string): Promise<void> {
  await courses(tx)
    .deleteFrom('courses.staff')
    .where('person_id', '=', personId)
    .where('role', '!=', 'owner')
    .execute()
}
