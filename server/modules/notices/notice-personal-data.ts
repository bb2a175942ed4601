import type { PersonalData } from '#plugs/personal-data'
import { notices } from './tables.ts'

/** A person's notices and preferences, for the download of personal data and for its removal. */
export const noticePersonalData: PersonalData = {
  word: 'notices',
  async collect(db, personId) {
    const [told, preferences] = await Promise.all([
      notices(db)
        .selectFrom('notices.notices')
        .select(['kind', 'title', 'body', 'at', 'read_at'])
        .where('person_id', '=', personId)
        .orderBy('at')
        .execute(),
      notices(db)
        .selectFrom('notices.preferences')
        .select(['kind', 'channel', 'is_on', 'changed_at'])
        .where('person_id', '=', personId)
        .execute(),
    ])
    return { told, preferences }
  },
  async forget(tx, personId) {
    await notices(tx).deleteFrom('notices.notices').where('person_id', '=', personId).execute()
    await notices(tx).deleteFrom('notices.preferences').where('person_id', '=', personId).execute()
  },
}
