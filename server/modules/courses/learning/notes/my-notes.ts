import type { PersonalData } from '#plugs/personal-data'
import { courses } from '../../tables.ts'

/** What a person wrote in lessons. */
export const myLessonNotes: PersonalData = {
  word: 'notes',
  collect: (db, personId) =>
    courses(db)
      .selectFrom('courses.notes')
      .select(['lesson_id', 'second', 'text', 'at', 'changed_at'])
      .where('person_id', '=', personId)
      .orderBy('at')
      .execute(),
  async forget(tx, personId) {
    await courses(tx).deleteFrom('courses.notes').where('person_id', '=', personId).execute()
  },
}
