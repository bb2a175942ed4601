import type { EnrolmentState } from '@arvand/contracts/courses'
import { dayAt, tehran } from '@arvand/persian/zone'
import { sql } from 'kysely'
import type { Clock } from '#platform/clock'
import { type Db, prepared, type Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { countLearners } from '../course/course-figures.ts'
import { courses, type EnrolmentRow } from '../tables.ts'
import type { Enrolment } from './enrolment-queries.ts'

export interface NewEnrolment {
  readonly courseId: string
  readonly personId: string
  readonly source: EnrolmentRow['source']
  readonly cohortId?: string | null
  /** The person who enrols: the learner, or a teacher. */
  readonly byId: string
  /** Id of the opening, when the course was paid for through commerce. */
  readonly openingId?: string
}

/**
 * Enrols a person in a course, also again after they left, were removed, or their days ended: their progress is still
 * there. An enrolment by plus is changed to the new source, which does not end with plus. Null when they are enrolled
 * already; their row is then locked all the same. The caller checks the rules; figures are counted here.
 */
export async function addEnrolment(tx: Tx, clock: Clock, wish: NewEnrolment): Promise<Enrolment | null> {
  const [row] = await writeEnrolments(tx, [wish], clock.now())
  if (!row) return null
  await countLearners(tx, wish.courseId)
  return row
}

/** The rows are JSON; `day` is the day of `now` in Tehran. */
interface EnrolAsked {
  readonly rows: string
  readonly now: Date
  readonly day: string
}

const enrolAll = prepared(
  (_db, { rows, now, day }: EnrolAsked) => sql<Enrolment>`
    with wanted as (
      select w.*, case when w.source <> 'plus' then ${endingOn(day)} end as ending
      from jsonb_to_recordset(${rows}::jsonb) as w (
        id uuid, turn_id uuid, course_id uuid, person_id uuid, source text, cohort_id uuid, by_id uuid, opening_id uuid
      )
      join courses.courses c on c.id = w.course_id
      left join courses.cohorts g on g.course_id = c.id and g.id = w.cohort_id
      order by w.course_id
    ), openings as (
      insert into courses.openings (entitlement_id, course_id, person_id, by, opened_at)
      select opening_id, course_id, person_id, source, ${now} from wanted where opening_id is not null
    ), enrolled as (
      insert into courses.enrolments as e (
        id, course_id, person_id, seen_at, opened_at, source, cohort_id, enrolled_at, expires_at, opening_id
      )
      select id, course_id, person_id, ${now}, ${now}, source, cohort_id, ${now}, ending, opening_id
      from wanted order by course_id
      on conflict on constraint enrolments__once do update set
        source = excluded.source, cohort_id = excluded.cohort_id, opening_id = excluded.opening_id,
        seen_at = excluded.seen_at, ended_at = null, removed_at = null,
        -- Who left a free course and comes back has the days that they had, or they would be renewed for ever.
        expires_at = case when e.source = 'self' and e.state = 'refunded' and excluded.source = 'self'
          then least(e.expires_at, excluded.expires_at) else excluded.expires_at end,
        opened_at = coalesce(e.opened_at, excluded.opened_at),
        -- Lessons that opened so many days after it stay open to who is in by plus.
        enrolled_at = case when e.source = 'plus' and e.state in ('active', 'completed')
          then e.enrolled_at else excluded.enrolled_at end,
        state = case when e.completed_at is null then 'active' else 'completed' end
      where e.state in ('expired', 'refunded') or e.expires_at <= ${now}
        or e.source = 'plus' and excluded.source <> 'plus'
      returning *
    ), turns as (
      insert into courses.enrolment_turns (id, enrolment_id, state, by_id, at)
      select w.turn_id, e.id, e.state, w.by_id, ${now}
      from enrolled e join wanted w using (course_id, person_id)
    )
    select * from enrolled`,
)

/** The same for many in the order of their courses, in one statement with their openings; counts no figures. */
export async function writeEnrolments(
  tx: Tx,
  wishes: readonly NewEnrolment[],
  now: Date,
): Promise<Enrolment[]> {
  const rows = wishes.map(({ courseId, personId, source, cohortId = null, byId, openingId = null }) => ({
    ...{ id: newId(), turn_id: newId(), course_id: courseId, person_id: personId, source },
    ...{ cohort_id: cohortId, by_id: byId, opening_id: openingId },
  }))
  return enrolAll(tx, { rows: JSON.stringify(rows), now, day: dayAt(now) })
}

/** Midnight after the last day of access to a course (c). The days begin today, or later with the cohort (g). */
const endingOn = (day: string) => sql<Date | null>`
  (greatest(${day}::date, g.starts_on) + c.access_days + 1)::timestamp at time zone ${sql.lit(tehran)}`

/** When the access of a person who enrols now ends; null: never. Not for plus, which ends with the subscription. */
export async function endingOf(
  db: Db,
  { courseId, cohortId }: Pick<NewEnrolment, 'courseId' | 'cohortId'>,
  now: Date,
): Promise<Date | null> {
  const { ending } = await courses(db)
    .selectFrom('courses.courses as c')
    .leftJoin('courses.cohorts as g', (on) =>
      on.onRef('g.course_id', '=', 'c.id').on('g.id', '=', cohortId ?? null),
    )
    .select(endingOn(dayAt(now)).as('ending'))
    .where('c.id', '=', courseId)
    .executeTakeFirstOrThrow()
  return ending
}

/** Adds a change of an enrolment's state to its history. */
export async function addTransition(
  tx: Tx,
  turn: { enrolmentId: string; state: EnrolmentState; byId: string | null; reason?: string; at: Date },
): Promise<void> {
  await courses(tx)
    .insertInto('courses.enrolment_turns')
    .values({
      id: newId(),
      enrolment_id: turn.enrolmentId,
      state: turn.state,
      by_id: turn.byId,
      reason: turn.reason ?? null,
      at: turn.at,
    })
    .execute()
}
