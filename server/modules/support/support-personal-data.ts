import type { PersonalData } from '#plugs/personal-data'
import { support } from './tables.ts'

/** What a person wrote to support while signed in. */
export const supportPersonalData: PersonalData = {
  word: 'support',
  collect: (db, personId) =>
    support(db)
      .selectFrom('support.tickets')
      .select(['number', 'department', 'subject', 'body', 'name', 'reply_to', 'state', 'created_at'])
      .where('person_id', '=', personId)
      .orderBy('created_at')
      .execute(),
  async forget(tx, personId) {
    await support(tx).deleteFrom('support.tickets').where('person_id', '=', personId).execute()
  },
}
