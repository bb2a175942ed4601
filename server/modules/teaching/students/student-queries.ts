import type { EnrolmentState } from '@arvand/contracts/courses'
import { progressOf } from '@arvand/contracts/progress'
import { searchKey } from '@arvand/persian/text'
import { sql } from 'kysely'
import { assignment } from '#modules/courses'
import type { Db } from '#platform/database'
import { keysetPage, newestFirst } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import { teaching } from '../tables.ts'

const handedIn = (isWaiting: boolean) => sql<number>`(
  select count(*) from teaching.submissions as s
  where s.enrolment_id = e.id
    and ${isWaiting ? sql`s.is_waiting` : sql`exists (select from teaching.marks as m where m.submission_id = s.id)`}
)`

const assignments = sql<number>`(
  select count(*) from courses.course_lessons as l
  where l.course_id = e.course_id and l.kind = ${assignment} and l.is_published
)`

const students = (db: Db, courseId: string) =>
  teaching(db)
    .selectFrom('courses.learners as e')
    .innerJoin('identity.people as p', 'p.id', 'e.person_id')
    .innerJoin('courses.known_courses as c', 'c.id', 'e.course_id')
    .leftJoin('courses.course_cohorts as g', 'g.id', 'e.cohort_id')
    .select(['e.id as enrolmentId', 'e.person_id as personId', 'p.name', 'e.state', 'e.source'])
    .select(['e.enrolled_at as enrolledAt', 'e.expires_at as expiresAt', 'e.seen_at as seenAt'])
    .select(['e.distinct_steps', 'c.steps'])
    .select(['g.id as cohort_id', 'g.title as cohort_title', 'g.starts_on', 'g.ends_on'])
    .select([handedIn(false).as('marked'), handedIn(true).as('waiting'), assignments.as('assignments')])
    .where('e.course_id', '=', courseId)
    .where('e.opened_at', 'is not', null)

type Row = Awaited<ReturnType<ReturnType<typeof students>['execute']>>[number]

const shown = (row: Row) => ({
  ...row,
  cohort:
    row.cohort_id !== null && row.cohort_title !== null && row.starts_on !== null
      ? { id: row.cohort_id, title: row.cohort_title, startsOn: row.starts_on, endsOn: row.ends_on }
      : null,
  progress: progressOf(row.distinct_steps, row.steps),
  marks: { marked: row.marked, waiting: row.waiting, assignments: row.assignments },
})

export interface StudentsAsk {
  readonly courseId: string
  /** Part of a name. */
  readonly q?: string | undefined
  readonly state?: EnrolmentState | undefined
  readonly cohortId?: string | undefined
  readonly cursor?: string | undefined
}

/** The learners of a course, newest first. */
export async function listStudents(db: Db, { courseId, q, state, cohortId, cursor }: StudentsAsk) {
  let rows = students(db, courseId)
  if (state) rows = rows.where('e.state', '=', state)
  if (cohortId) rows = rows.where('e.cohort_id', '=', cohortId)
  const key = searchKey(q ?? '')
  if (key !== '')
    rows = rows.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('identity.name_keys as k')
          .select('k.person_id')
          .whereRef('k.person_id', '=', 'e.person_id')
          .where('k.name_key', 'like', `%${key.replace(/[\\%_]/g, '\\$&')}%`),
      ),
    )
  const page = await keysetPage(rows, newestFirst('e.enrolled_at', 'e.id'), cursor)
  return { ...page, items: page.items.map(shown) }
}

/** One learner of a course; a learner of another course is refused as unknown. */
export async function needStudent(db: Db, courseId: string, enrolmentId: string) {
  const row = await students(db, courseId).where('e.id', '=', enrolmentId).executeTakeFirst()
  return row ? shown(row) : refuse('courses.unknown-student')
}
