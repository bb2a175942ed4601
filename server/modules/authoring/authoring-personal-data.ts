import { deleteStaffEverywhere } from '#modules/courses'
import type { PersonalData } from '#plugs/personal-data'
import { authoring } from './tables.ts'

/** The courses that a person teaches. Their texts stay for the learners; their name goes with the account. */
export const authoringPersonalData: PersonalData = {
  word: 'taughtCourses',
  collect: (db, personId) =>
    authoring(db)
      .selectFrom('courses.course_staff as s')
      .innerJoin('courses.known_courses as c', 'c.id', 's.course_id')
      .select(['c.title', 'c.slug', 'c.state', 'c.created_at', 's.role', 's.added_at'])
      .where('s.person_id', '=', personId)
      .orderBy('s.added_at')
      .execute(),
  async forget(tx, personId) {
    await authoring(tx)
      .deleteFrom('authoring.staff_invitations')
      .where((one) => one.or([one('person_id', '=', personId), one('by_id', '=', personId)]))
      .execute()
    await deleteStaffEverywhere(tx, personId)
  },
}
