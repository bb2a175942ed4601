import type { PersonalData } from '#plugs/personal-data'
import { selling } from '../selling/tables.ts'
import { courses } from '../tables.ts'

/**
 * What a person learned and how far. When the account is removed, steps, positions, days, the goal and the stored data of
 * packages are deleted; the bare enrolment stays for the figures of the course, under an account without personal data.
 */
export const learningPersonalData: PersonalData = {
  word: 'learning',
  async collect(db, personId) {
    const [enrolments, openings, steps, positions, days, goal] = await Promise.all([
      courses(db)
        .selectFrom('courses.enrolments as e')
        .innerJoin('courses.courses as c', 'c.id', 'e.course_id')
        .select([
          'c.title',
          'e.state',
          'e.source',
          'e.enrolled_at',
          'e.completed_at',
          'e.expires_at',
          'e.ended_at',
        ])
        .select(['e.distinct_steps', 'e.seen_at', 'e.announcements_seen_at'])
        .where('e.person_id', '=', personId)
        .orderBy('e.enrolled_at')
        .execute(),
      selling(db)
        .selectFrom('courses.openings as o')
        .innerJoin('courses.courses as c', 'c.id', 'o.course_id')
        .select(['c.title', 'o.by', 'o.opened_at', 'o.closed_at'])
        .where('o.person_id', '=', personId)
        .orderBy('o.opened_at')
        .execute(),
      courses(db)
        .selectFrom('courses.enrolments as e')
        .innerJoin('courses.steps as t', 't.enrolment_id', 'e.id')
        .select(['t.lesson_id', 't.step', 't.at'])
        .where('e.person_id', '=', personId)
        .orderBy('t.at')
        .execute(),
      courses(db)
        .selectFrom('courses.enrolments as e')
        .innerJoin('courses.positions as p', 'p.enrolment_id', 'e.id')
        .select(['p.lesson_id', 'p.seconds', 'p.watched_seconds', 'p.at'])
        .where('e.person_id', '=', personId)
        .orderBy('p.at')
        .execute(),
      courses(db)
        .selectFrom('courses.learning_days')
        .select('day')
        .where('person_id', '=', personId)
        .orderBy('day')
        .execute(),
      courses(db)
        .selectFrom('courses.weekly_goals')
        .select(['days', 'changed_at'])
        .where('person_id', '=', personId)
        .execute(),
    ])
    return { enrolments, openings, steps, positions, days: days.map(({ day }) => day), goal }
  },
  async forget(tx, personId) {
    const own = (column: 'courses.steps' | 'courses.positions' | 'courses.package_states') =>
      courses(tx)
        .deleteFrom(column)
        .where('enrolment_id', 'in', (of) =>
          of.selectFrom('courses.enrolments').select('id').where('person_id', '=', personId),
        )
        .execute()
    await own('courses.steps')
    await own('courses.positions')
    await own('courses.package_states')
    await courses(tx).deleteFrom('courses.learning_days').where('person_id', '=', personId).execute()
    await courses(tx).deleteFrom('courses.weekly_goals').where('person_id', '=', personId).execute()
    // How often the address of a calendar was renewed stays, or an earlier one would be right again.
    await courses(tx)
      .updateTable('courses.enrolments')
      .set({ last_lesson_id: null })
      .where('person_id', '=', personId)
      .execute()
  },
}
