import type { PersonalData } from '#plugs/personal-data'
import { packages } from './tables.ts'

/** Data that packages stored for a person; learning-personal-data.ts deletes it with the other learning data. */
export const packagePersonalData: PersonalData = {
  word: 'packages',
  collect: (db, personId) =>
    packages(db)
      .selectFrom('courses.enrolments as e')
      .innerJoin('courses.package_states as s', 's.enrolment_id', 'e.id')
      .select(['s.lesson_id', 's.part', 's.data', 's.at'])
      .where('e.person_id', '=', personId)
      .orderBy('s.at')
      .execute(),
  async forget() {},
}
