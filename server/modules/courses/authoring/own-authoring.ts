import type { PersonalData } from '#plugs/personal-data'
import { deleteStaffEverywhere } from '../course/staff-rows.ts'
import { authoring } from './tables.ts'

/** The courses that a person teaches. What they wrote stays with its learners; their name goes with the account. */
export const ownAuthoring: PersonalData = {
  word: 'taughtCourses',
  collect: (db, personId) =>
    authoring(db)
      .selectFrom('courses.staff as s')
      .innerJoin('courses.courses as c', 'c.id', 's.course_id')
      .select(['c.title', 'c.slug', 'c.state', 'c.created_at', 's.role', 's.added_at'])
      .where('s.person_id', '=', personId)
      .orderBy('s.added_at')
      .execute(),
  async forget(tx, personId) {
    await authoring(tx)
      .deleteFrom('courses.staff_invitations')
      .where((one) => one.or([one('person_id', '=', personId), one('by_id', '=', personId)]))
      .execute()
    await deleteStaffEverywhere(tx, personId)
  },
}
