import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { PersonalData } from '#plugs/personal-data'
import { exams } from './tables.ts'

/** The exams that a person took, with every save of their answers. */
export const ownAttempts: PersonalData = {
  word: 'examAttempts',
  collect: (db, personId) =>
    exams(db)
      .selectFrom('exams.attempts as a')
      .innerJoin('exams.exams as e', 'e.id', 'a.exam_id')
      .innerJoin('exams.attempt_heads as h', 'h.attempt_id', 'a.id')
      .select(['e.title', 'a.number', 'a.started_at', 'h.ends_at', 'h.submitted_at'])
      .select((of) =>
        jsonArrayFrom(
          of
            .selectFrom('exams.saves as s')
            .select(['s.sequence', 's.at', 's.answers', 's.receipt'])
            .whereRef('s.attempt_id', '=', 'a.id')
            .orderBy('s.sequence'),
        ).as('saves'),
      )
      .select((of) =>
        jsonArrayFrom(
          of
            .selectFrom('exams.objections as o')
            .select(['o.text', 'o.at', 'o.state', 'o.answer'])
            .whereRef('o.attempt_id', '=', 'a.id')
            .orderBy('o.at'),
        ).as('objections'),
      )
      .select((of) =>
        jsonArrayFrom(
          of
            .selectFrom('exams.section_entries as t')
            .select(['t.section_id', 't.entered_at'])
            .whereRef('t.attempt_id', '=', 'a.id')
            .orderBy('t.entered_at'),
        ).as('sections'),
      )
      .select('a.choices')
      .where('a.person_id', '=', personId)
      .orderBy('a.started_at')
      .execute(),
  async forget(tx, personId) {
    await exams(tx).deleteFrom('exams.accesses').where('person_id', '=', personId).execute()
    await exams(tx).deleteFrom('exams.attempts').where('person_id', '=', personId).execute()
  },
}

/** Rules of exams that were made otherwise for a person. */
export const ownExamOverrides: PersonalData = {
  word: 'examOverrides',
  collect: (db, personId) =>
    exams(db)
      .selectFrom('exams.overrides as o')
      .innerJoin('exams.exams as e', 'e.id', 'o.exam_id')
      .select(['e.title', 'o.opens_at', 'o.closes_at', 'o.minutes', 'o.attempts', 'o.changed_at'])
      .where('o.person_id', '=', personId)
      .orderBy('o.changed_at')
      .execute(),
  async forget(tx, personId) {
    await exams(tx).deleteFrom('exams.overrides').where('person_id', '=', personId).execute()
  },
}
