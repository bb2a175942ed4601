import type { PersonalData } from '#plugs/personal-data'
import { notices } from './tables.ts'

/** A person's notices, preferences and browsers, for the download of personal data and for its removal. */
export const noticePersonalData: PersonalData = {
  word: 'notices',
  async collect(db, personId) {
    const [told, preferences, browsers] = await Promise.all([
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
      // Not endpoint and keys: whoever has them could send to the browser.
      notices(db)
        .selectFrom('notices.push_subscriptions')
        .select(['device', 'created_at'])
        .where('person_id', '=', personId)
        .orderBy('id')
        .execute(),
    ])
    return { told, preferences, browsers }
  },
  async forget(tx, personId) {
    await notices(tx).deleteFrom('notices.notices').where('person_id', '=', personId).execute()
    await notices(tx).deleteFrom('notices.preferences').where('person_id', '=', personId).execute()
    await notices(tx).deleteFrom('notices.push_subscriptions').where('person_id', '=', personId).execute()
  },
}
