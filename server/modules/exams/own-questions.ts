import { sql } from 'kysely'
import type { PersonalData } from '#plugs/personal-data'
import { exams } from './tables.ts'

const isPractised = sql<boolean>`(
  exists (select from exams.group_questions q where q.question_id = exams.questions.id)
  or exists (select from exams.practice_cards c where c.question_id = exams.questions.id)
  or exams.questions.id::text in (
    select jsonb_path_query(t.questions, '$[*].id') #>> '{}' from exams.practice_trials t
  )
)`

/**
 * The question bank of a person. Questions of a published exam stay, since candidates were asked them, and those that
 * others practise: of groups, of what they remember, and of their trial exams.
 */
export const ownQuestions: PersonalData = {
  word: 'questionBank',
  collect: (db, personId) =>
    exams(db)
      .selectFrom('exams.questions')
      .select(['kind', 'draft', 'tags', 'version', 'created_at', 'changed_at', 'removed_at'])
      .where('owner_id', '=', personId)
      .orderBy('created_at')
      .execute(),
  async forget(tx, personId) {
    const asked = exams(tx)
      .selectFrom('exams.exams')
      .select(
        sql<string>`jsonb_path_query(paper, '$.sections[*].slots[*].pool[*].questionId') #>> '{}'`.as('id'),
      )
      .where('owner_id', '=', personId)
      .where('paper', 'is not', null)
    await exams(tx)
      .deleteFrom('exams.questions')
      .where('owner_id', '=', personId)
      .where(sql<string>`id::text`, 'not in', asked)
      .where(isPractised, '=', false)
      .execute()
    await exams(tx)
      .updateTable('exams.questions')
      .set({ category_id: null, tags: [] })
      .where('owner_id', '=', personId)
      .execute()
    await exams(tx).deleteFrom('exams.question_exchanges').where('person_id', '=', personId).execute()
    // Parents and children go in one statement, so that none is left pointing at what is gone.
    await exams(tx).deleteFrom('exams.categories').where('owner_id', '=', personId).execute()
    await exams(tx)
      .updateTable('exams.question_versions')
      .set({ by_id: null })
      .where('by_id', '=', personId)
      .execute()
  },
}
