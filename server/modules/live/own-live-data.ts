import type { PersonalData } from '#plugs/personal-data'
import { live } from './tables.ts'

/** For which webinars a person was registered, and which they gave. */
export const ownLiveData: PersonalData = {
  word: 'live',
  async collect(db, personId) {
    const registrations = await live(db)
      .selectFrom('live.registrations as r')
      .innerJoin('live.webinars as w', 'w.id', 'r.webinar_id')
      .select(['w.title', 'w.starts_at', 'r.state', 'r.queued_at'])
      .where('r.person_id', '=', personId)
      .orderBy('r.queued_at')
      .execute()
    const given = await live(db)
      .selectFrom('live.webinars')
      .select(['title', 'summary', 'description', 'starts_at', 'state'])
      .where('owner_id', '=', personId)
      .orderBy('starts_at')
      .execute()
    return { registrations, given }
  },
  async forget(tx, personId) {
    await live(tx).deleteFrom('live.registrations').where('person_id', '=', personId).execute()
  },
}
