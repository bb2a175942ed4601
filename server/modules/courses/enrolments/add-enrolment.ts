import type { EnrolmentState } from '@arvand/contracts/courses'
import { addDays } from '@arvand/persian/days'
import { dayAt, instantAt } from '@arvand/persian/zone'
import type { Clock } from '#platform/clock'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { countLearners } from '../catalogue/course-figures.ts'
import { courses, type EnrolmentRow } from '../tables.ts'
import type { Enrolment } from './enrolment-queries.ts'

export interface NewEnrolment {
  readonly courseId: string
  readonly personId: string
  readonly source: EnrolmentRow['source']
  readonly cohortId?: string | null
  /** Who did it; the person, or a teacher. */
  readonly byId: string
  /** What commerce opened, where it did. */
  readonly openingId?: string
}

/**
 * Lets a person learn in a course, or back in after they left, were removed, or their days ended: what they had done
 * is still there. Who is in by plus stays in on stronger ground. Null when they are in it already; their row is then
 * held all the same. The rules are the caller's; figures are counted here.
 */
export async function addEnrolment(tx: Tx, clock: Clock, wish: NewEnrolment): Promise<Enrolment | null> {
  const now = clock.now()
  // Plus lasts as long as plus does, and ends with it.
  const ending = wish.source === 'plus' ? null : await endingOf(tx, wish, now)
  const fresh = {
    source: wish.source,
    cohort_id: wish.cohortId ?? null,
    enrolled_at: now,
    expires_at: ending,
    opening_id: wish.openingId ?? null,
  }
  const row = await courses(tx)
    .insertInto('courses.enrolments')
    .values({ id: newId(), course_id: wish.courseId, person_id: wish.personId, seen_at: now, ...fresh })
    .onConflict((twin) =>
      twin
        .constraint('enrolments__once')
        .doUpdateSet((eb) => ({
          ...fresh,
          ended_at: null,
          seen_at: now,
          // Lessons that opened so many days after it stay open.
          enrolled_at: eb
            .case()
            .when(
              eb.and([
                eb('courses.enrolments.source', '=', 'plus'),
                eb('courses.enrolments.state', 'in', ['active', 'completed']),
              ]),
            )
            .then(eb.ref('courses.enrolments.enrolled_at'))
            .else(now)
            .end(),
          state: eb
            .case()
            .when('courses.enrolments.completed_at', 'is not', null)
            .then<EnrolmentState>('completed')
            .else<EnrolmentState>('active')
            .end(),
        }))
        .where(({ eb, or, and, val }) =>
          or([
            eb('courses.enrolments.state', 'in', ['expired', 'refunded']),
            eb('courses.enrolments.expires_at', '<=', now),
            and([eb('courses.enrolments.source', '=', 'plus'), eb(val(wish.source), '<>', 'plus')]),
          ]),
        ),
    )
    .returningAll()
    .executeTakeFirst()
  if (!row) return null
  await addTurn(tx, { enrolmentId: row.id, state: row.state, byId: wish.byId, at: now })
  await countLearners(tx, wish.courseId)
  return row
}

/** Midnight after the last day of access, which begins with the cohort where there is one. */
export async function endingOf(
  tx: Tx,
  { courseId, cohortId }: Pick<NewEnrolment, 'courseId' | 'cohortId'>,
  now: Date,
): Promise<Date | null> {
  const row = await courses(tx)
    .selectFrom('courses.courses as c')
    .leftJoin('courses.cohorts as g', (on) =>
      on.onRef('g.course_id', '=', 'c.id').on('g.id', '=', cohortId ?? null),
    )
    .select(['c.access_days', 'g.starts_on'])
    .where('c.id', '=', courseId)
    .executeTakeFirstOrThrow()
  if (row.access_days === null) return null
  const today = dayAt(now)
  const first = row.starts_on !== null && row.starts_on > today ? row.starts_on : today
  return instantAt(addDays(first, row.access_days + 1))
}

/** A change of an enrolment's state as a row. */
export async function addTurn(
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
