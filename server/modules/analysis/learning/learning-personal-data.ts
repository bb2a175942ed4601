import type { PersonalData } from '#plugs/personal-data'
import { analysis } from '../tables.ts'

/** What a person completed, passed, attended and earned. */
export const learningPersonalData: PersonalData = {
  word: 'analysis',
  collect: (db, personId) =>
    analysis(db)
      .selectFrom('analysis.learning_events')
      .select(['type', 'at', 'course_id', 'lesson_id', 'item_id'])
      .where('person_id', '=', personId)
      .orderBy('at')
      .orderBy('id')
      .execute(),
  async forget(tx, personId) {
    await analysis(tx).deleteFrom('analysis.learning_events').where('person_id', '=', personId).execute()
  },
}
