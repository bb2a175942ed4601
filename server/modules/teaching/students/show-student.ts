import { needStaff } from '#modules/courses'
import type { Db } from '#platform/database'
import { submissionsOfEnrolment } from '../assignments/submission-queries.ts'
import { taughtBy } from '../course-queries.ts'
import { teaching } from '../tables.ts'
import { needStudent } from './student-queries.ts'

/** A learner as their teacher sees them: steps, submissions and the history of the enrolment; never their notes. */
export async function showStudent(db: Db, personId: string, courseId: string, enrolmentId: string) {
  const course = await taughtBy(db, await needStaff(db, courseId, personId, 'enrol'))
  const student = await needStudent(db, courseId, enrolmentId)
  const [lessons, submissions, turns] = await Promise.all([
    stepsByLesson(db, courseId, enrolmentId),
    submissionsOfEnrolment(db, enrolmentId),
    turnsOf(db, enrolmentId),
  ])
  return { course, student, lessons, submissions, turns }
}

function stepsByLesson(db: Db, courseId: string, enrolmentId: string) {
  return teaching(db)
    .selectFrom('courses.course_lessons as l')
    .innerJoin('courses.course_sections as s', 's.id', 'l.section_id')
    .leftJoin(
      (rows) =>
        rows
          .selectFrom('courses.fact_steps')
          .select([
            'lesson_id',
            (eb) => eb.fn.countAll<number>().as('done'),
            (eb) => eb.fn.max('at').as('last'),
          ])
          .where('enrolment_id', '=', enrolmentId)
          .groupBy('lesson_id')
          .as('t'),
      (on) => on.onRef('t.lesson_id', '=', 'l.id'),
    )
    .select(['l.id', 's.title as section', 'l.title', 'l.kind', 'l.steps', 't.last as lastAt'])
    .select((eb) =>
      eb
        .fn('least', [eb.fn.coalesce('t.done', eb.lit(0)), 'l.steps'])
        .$castTo<number>()
        .as('done'),
    )
    .where('l.course_id', '=', courseId)
    .where('l.is_published', '=', true)
    .orderBy('s.position')
    .orderBy('l.position')
    .execute()
}

const mostTurns = 50

function turnsOf(db: Db, enrolmentId: string) {
  return teaching(db)
    .selectFrom('courses.learner_turns as t')
    .leftJoin('identity.people as p', 'p.id', 't.by_id')
    .select(['t.state', 'p.name as by', 't.reason', 't.at'])
    .where('t.enrolment_id', '=', enrolmentId)
    .orderBy('t.at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(mostTurns)
    .execute()
}
