import type { PersonalData } from '#plugs/personal-data'
import { surveys } from './tables.ts'

/** What a person answered in surveys while signed in, and the surveys that they made. */
export const surveysPersonalData: PersonalData = {
  word: 'surveys',
  async collect(db, personId) {
    const [responses, anonymous, made] = await Promise.all([
      surveys(db)
        .selectFrom('surveys.responses as r')
        .innerJoin('surveys.surveys as s', 's.id', 'r.survey_id')
        .select(['s.title as survey', 'r.answers', 'r.begun_at', 'r.sent_at'])
        .where('r.person_id', '=', personId)
        .orderBy('r.begun_at')
        .execute(),
      // That they answered; what they answered is nobody's.
      surveys(db)
        .selectFrom('surveys.participants as p')
        .innerJoin('surveys.surveys as s', 's.id', 'p.survey_id')
        .select('s.title as survey')
        .where('p.person_id', '=', personId)
        .orderBy('s.id')
        .execute(),
      surveys(db)
        .selectFrom('surveys.surveys')
        .select(['title', 'settings', 'published_at', 'closed_at', 'created_at'])
        .where('owner_id', '=', personId)
        .orderBy('created_at')
        .execute(),
    ])
    return { responses, anonymous, made }
  },
  async forget(tx, personId) {
    await surveys(tx).deleteFrom('surveys.responses').where('person_id', '=', personId).execute()
    await surveys(tx).deleteFrom('surveys.participants').where('person_id', '=', personId).execute()
    await surveys(tx).deleteFrom('surveys.invitations').where('person_id', '=', personId).execute()
    await surveys(tx).deleteFrom('surveys.surveys').where('owner_id', '=', personId).execute()
  },
}
