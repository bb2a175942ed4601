import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { exams } from '../tables.ts'

/** Published exams of the courses that a person learns, and those they bought or began; `e` is the exam, `c` its course. */
export const examsOf = (db: Db, personId: string, now: Date) =>
  exams(db)
    .selectFrom('exams.exams as e')
    .innerJoin('courses.known_courses as c', 'c.id', 'e.course_id')
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb(
          'e.course_id',
          'in',
          selectFrom('courses.learners as l')
            .select('l.course_id')
            .where('l.person_id', '=', personId)
            .where('l.state', 'in', ['active', 'completed'])
            .where(sql<boolean>`(l.expires_at is null or l.expires_at > ${now})`),
        ),
        eb(
          'e.id',
          'in',
          selectFrom('exams.accesses as x').select('x.exam_id').where('x.person_id', '=', personId),
        ),
        eb('e.price', '=', 0).and(
          exists(
            selectFrom('exams.attempts as a')
              .select('a.id')
              .whereRef('a.exam_id', '=', 'e.id')
              .where('a.person_id', '=', personId),
          ),
        ),
      ]),
    )
    .where('e.published_at', 'is not', null)
