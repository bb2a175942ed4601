import { sql } from 'kysely'
import type { PersonalData } from '#plugs/personal-data'
import { exams } from '../tables.ts'

/** What a person practised: answers, what is remembered of each question, bookmarks; and the groups that they made. */
export const ownPractice: PersonalData = {
  word: 'practice',
  async collect(db, personId) {
    const [answers, questions, bookmarks, groups] = await Promise.all([
      exams(db)
        .selectFrom('exams.practice_answers as a')
        .innerJoin('exams.practice_groups as g', 'g.id', 'a.group_id')
        .select(['g.title as group', 'a.question_id', 'a.answer', 'a.percent', 'a.hints', 'a.rating', 'a.at'])
        .where('a.person_id', '=', personId)
        .orderBy('a.at')
        .execute(),
      exams(db)
        .selectFrom('exams.practice_cards as c')
        .innerJoin('exams.questions as q', 'q.id', 'c.question_id')
        .select(['c.question_id', 'q.excerpt', 'c.turn', 'c.was_right', 'c.answered_at', 'c.due'])
        .select(['c.stability', 'c.difficulty', 'c.reps', 'c.lapses'])
        .where('c.person_id', '=', personId)
        .orderBy('c.question_id')
        .execute(),
      exams(db)
        .selectFrom('exams.practice_bookmarks')
        .select(['question_id', 'at'])
        .where('person_id', '=', personId)
        .orderBy('at')
        .execute(),
      exams(db)
        .selectFrom('exams.practice_groups')
        .select(['title', 'description', 'category', 'grade', 'year', 'source', 'price', 'question_ids'])
        .select(['published_at', 'created_at'])
        .where('owner_id', '=', personId)
        .orderBy('created_at')
        .execute(),
    ])
    const trials = await exams(db)
      .selectFrom('exams.practice_trials')
      .select(['titles', 'started_at', 'ends_at', 'finished_at', 'answers', 'percents'])
      .where('person_id', '=', personId)
      .orderBy('started_at')
      .execute()
    return { answers, questions, bookmarks, groups, trials }
  },
  async forget(tx, personId) {
    for (const table of [
      'exams.practice_answers',
      'exams.practice_cards',
      'exams.practice_bookmarks',
      'exams.practice_trials',
    ] as const)
      await exams(tx).deleteFrom(table).where('person_id', '=', personId).execute()
    // Groups that others may practise or have practised stay, and those that somebody paid for.
    await exams(tx)
      .deleteFrom('exams.practice_groups as g')
      .where('g.owner_id', '=', personId)
      .where('g.published_at', 'is', null)
      .where(
        sql<boolean>`not exists (select from exams.group_accesses a where a.group_id = g.id)
          and not exists (select from exams.practice_answers a where a.group_id = g.id)`,
      )
      .execute()
  },
}
