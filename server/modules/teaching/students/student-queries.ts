import type { EnrolmentState } from '@arvand/contracts/courses'
import { progressOf } from '@arvand/contracts/progress'
import type { Attendance, LessonDeed } from '@arvand/contracts/teacher/students'
import { addDays } from '@arvand/persian/days'
import { searchKey } from '@arvand/persian/text'
import { instantAt } from '@arvand/persian/zone'
import { sql } from 'kysely'
import { assignment, idleSince } from '#modules/courses'
import { containing, type Db } from '#platform/database'
import { keysetPage, newestFirst } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import { whoDid } from '../lesson-figures/who-did.ts'
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
    .select(['e.enrolled_at as enrolledAt', 'e.expires_at as expiresAt'])
    // Before the first opening nobody was seen, though the enrolment has a time by which it is ordered.
    .select(sql<Date | null>`case when e.first_opened_at is not null then e.seen_at end`.as('seenAt'))
    .select(['e.distinct_steps', 'c.steps'])
    .select(['g.id as cohort_id', 'g.title as cohort_title', 'g.starts_on', 'g.ends_on'])
    .select([handedIn(false).as('marked'), handedIn(true).as('waiting'), assignments.as('assignments')])
    .where('e.course_id', '=', courseId)
    .where('e.opened_at', 'is not', null)

type Row = Awaited<ReturnType<ReturnType<typeof students>['execute']>>[number]

export const shownStudent = (row: Row) => ({
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
  readonly attendance?: Attendance | undefined
  /** Together with `did`: what they did of this lesson. */
  readonly lessonId?: string | undefined
  readonly did?: LessonDeed | undefined
  /** Days in which they enrolled, both included. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly cursor?: string | undefined
}

/** The learners of a course by the filters of their list. */
export function narrowedStudents(db: Db, ask: StudentsAsk, now: Date) {
  const { courseId, q, state, cohortId, attendance, from, to } = ask
  let rows = students(db, courseId)
  if (state) rows = rows.where('e.state', '=', state)
  if (cohortId) rows = rows.where('e.cohort_id', '=', cohortId)
  if (from) rows = rows.where('e.enrolled_at', '>=', instantAt(from))
  if (to) rows = rows.where('e.enrolled_at', '<', instantAt(addDays(to, 1)))
  if (attendance)
    rows = rows
      .where('e.state', '=', 'active')
      .where((on) => on.or([on('e.expires_at', 'is', null), on('e.expires_at', '>', now)]))
  if (attendance === 'never') rows = rows.where('e.first_opened_at', 'is', null)
  if (attendance === 'idle') rows = rows.where('e.seen_at', '<', idleSince(now))
  if (ask.lessonId && ask.did) rows = rows.where(whoDid(ask.lessonId, ask.did, now))
  const key = searchKey(q ?? '')
  if (key !== '')
    rows = rows.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('identity.name_keys as k')
          .select('k.person_id')
          .whereRef('k.person_id', '=', 'e.person_id')
          .where('k.name_key', 'like', containing(key)),
      ),
    )
  return rows
}

/** The learners of a course, newest first. */
export async function listStudents(db: Db, ask: StudentsAsk, now: Date) {
  const rows = narrowedStudents(db, ask, now)
  const page = await keysetPage(rows, newestFirst('e.enrolled_at', 'e.id'), ask.cursor)
  return { ...page, items: page.items.map(shownStudent) }
}

/** One learner of a course; a learner of another course is refused as unknown. */
export async function needStudent(db: Db, courseId: string, enrolmentId: string) {
  const row = await students(db, courseId).where('e.id', '=', enrolmentId).executeTakeFirst()
  return row ? shownStudent(row) : refuse('courses.unknown-student')
}
