import type { PersonalData } from '#plugs/personal-data'
import { interop } from './tables.ts'

/** Statements of what a person learned; they name the account and nothing else of the person. */
export const interopPersonalData: PersonalData = {
  word: 'statements',
  collect: (db, personId) =>
    interop(db)
      .selectFrom('interop.statements')
      .select(['statement', 'at', 'sent_at as sentAt'])
      .where('person_id', '=', personId)
      .orderBy('at')
      .execute(),
  async forget(tx, personId) {
    await interop(tx).deleteFrom('interop.statements').where('person_id', '=', personId).execute()
  },
}
