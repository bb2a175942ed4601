import type { PersonalData } from '#plugs/personal-data'
import { commerce } from '../tables.ts'

/** A person's plus. Removal ends what is running; what was paid stays in the books. */
export const plusPersonalData: PersonalData = {
  word: 'plus',
  collect: (db, personId) =>
    commerce(db)
      .selectFrom('commerce.subscriptions as s')
      .innerJoin('commerce.plans as p', 'p.id', 's.plan_id')
      .innerJoin('commerce.subscription_turns as t', 't.subscription_id', 's.id')
      .select(['p.title', 's.began_at', 't.kind', 't.until', 't.at'])
      .where('s.person_id', '=', personId)
      .orderBy('t.at')
      .orderBy('t.id')
      .execute(),
  async forget(tx, personId) {
    await commerce(tx)
      .updateTable('commerce.subscriptions')
      .set({ state: 'ended', renews: false, paused_at: null, rests_until: null })
      .where('person_id', '=', personId)
      .where('state', '<>', 'ended')
      .execute()
  },
}
