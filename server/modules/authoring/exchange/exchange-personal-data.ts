import type { PersonalData } from '#plugs/personal-data'
import { exchanges } from './tables.ts'

/** The courses that a person exported or imported. Media lists and forgets the files. */
export const exchangePersonalData: PersonalData = {
  word: 'exchanges',
  collect: (db, personId) =>
    exchanges(db)
      .selectFrom('authoring.exchanges')
      .select(['direction', 'course_id', 'state', 'report', 'created_at'])
      .where('person_id', '=', personId)
      .orderBy('created_at')
      .execute(),
  async forget(tx, personId) {
    await exchanges(tx).deleteFrom('authoring.exchanges').where('person_id', '=', personId).execute()
  },
}
