import type { PersonalData } from '#plugs/personal-data'
import { packages } from './tables.ts'

/** What packages keep of a person; it goes with the rest of what they learned (learning-personal-data.ts). */
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
