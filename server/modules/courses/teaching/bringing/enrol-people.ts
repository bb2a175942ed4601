import type { EnrolmentState } from '@arvand/contracts/courses'
import type { Clock } from '#platform/clock'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { endingOf } from '../../enrolments/add-enrolment.ts'
import { teaching } from '../tables.ts'

export interface Bringing {
  readonly courseId: string
  readonly cohortId: string | null
  readonly byId: string
  /** How many the cohort still takes; it is locked. */
  readonly seats: number
}

export type Brought = 'enrolled' | 'already' | 'full'

/**
 * Enrols people in their order as far as there are seats, as `addEnrolment` does one: whoever learns already stays as
 * they are, whoever left or was removed comes in again with what they had done. Figures are counted by the caller.
 */
export async function enrolPeople(
  tx: Tx,
  clock: Clock,
  bringing: Bringing,
  personIds: readonly string[],
): Promise<Map<string, Brought>> {
  if (personIds.length === 0) return new Map()
  const learning = await learnersAmong(tx, bringing.courseId, personIds)
  const coming = personIds.filter((personId) => !learning.has(personId))
  const seated = coming.slice(0, Math.min(coming.length, bringing.seats))
  const entered = await enter(tx, clock, bringing, seated)
  const waiting = new Set(coming.slice(seated.length))
  return new Map(
    personIds.map((personId) => [
      personId,
      entered.has(personId) ? 'enrolled' : waiting.has(personId) ? 'full' : 'already',
    ]),
  )
}

async function learnersAmong(tx: Tx, courseId: string, personIds: readonly string[]): Promise<Set<string>> {
  const rows = await teaching(tx)
    .selectFrom('courses.enrolments')
    .select('person_id')
    .where('course_id', '=', courseId)
    .where('person_id', 'in', [...personIds])
    .where('state', 'in', ['active', 'completed'])
    .execute()
  return new Set(rows.map(({ person_id }) => person_id))
}

/** Who came in by this; whoever enrolled by themselves at this very moment is in all the same. */
async function enter(
  tx: Tx,
  clock: Clock,
  { courseId, cohortId, byId }: Bringing,
  personIds: readonly string[],
): Promise<Set<string>> {
  if (personIds.length === 0) return new Set()
  const now = clock.now()
  const expiresAt = await endingOf(tx, { courseId, cohortId }, now)
  const fresh = {
    source: 'teacher' as const,
    cohort_id: cohortId,
    enrolled_at: now,
    expires_at: expiresAt,
    seen_at: now,
  }
  const rows = await teaching(tx)
    .insertInto('courses.enrolments')
    .values(
      personIds.map((personId) => ({ id: newId(), course_id: courseId, person_id: personId, ...fresh })),
    )
    .onConflict((twin) =>
      twin
        .constraint('enrolments__once')
        .doUpdateSet((eb) => ({
          ...fresh,
          ended_at: null,
          state: eb
            .case()
            .when('courses.enrolments.completed_at', 'is not', null)
            .then<EnrolmentState>('completed')
            .else<EnrolmentState>('active')
            .end(),
        }))
        .where('courses.enrolments.state', 'in', ['expired', 'refunded']),
    )
    .returning(['id', 'person_id', 'state'])
    .execute()
  if (rows.length > 0)
    await teaching(tx)
      .insertInto('courses.enrolment_turns')
      .values(
        rows.map(({ id, state }) => ({
          id: newId(),
          enrolment_id: id,
          state,
          by_id: byId,
          reason: null,
          at: now,
        })),
      )
      .execute()
  return new Set(rows.map(({ person_id }) => person_id))
}
