import type { PersonalData } from '#plugs/personal-data'
import { exchanges } from './tables.ts'

/** Which courses a person carried out or in. Their files are media's to tell and to forget. */
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
