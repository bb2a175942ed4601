import { dayAt } from '@arvand/persian/zone'
import { dropCohort, needStaff, resetCohort, setCohort } from '#modules/courses'
import type { Clock } from '#platform/clock'
import { type Db, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import { whyNotLast } from './cohort.ts'
import { lockSeats, needCohort } from './cohort-queries.ts'

export interface CohortAsk {
  readonly courseId: string
  readonly title: string
  readonly startsOn: string
  readonly endsOn?: string | null | undefined
  readonly seats?: number | null | undefined
}

const valuesOf = ({ title, startsOn, endsOn, seats }: CohortAsk) => ({
  title,
  starts_on: startsOn,
  ends_on: endsOn ?? null,
  seats: seats ?? null,
})

/** Adds a cohort to a course. */
export function addCohort(db: Db, clock: Clock, request: RepeatedRequest, ask: CohortAsk) {
  return transaction(db, async (tx) => {
    await needStaff(tx, ask.courseId, request.personId, 'enrol')
    return once(tx, clock, request, 'a day', async () => {
      refuseIf(whyNotLast(ask.startsOn, ask.endsOn, dayAt(clock.now())))
      const id = newId()
      await setCohort(tx, { id, course_id: ask.courseId, created_at: clock.now(), ...valuesOf(ask) })
      return { cohort: await needCohort(tx, ask.courseId, id) }
    })
  })
}

/** Changes a cohort; refuses fewer seats than are taken. */
export function changeCohort(
  db: Db,
  clock: Clock,
  personId: string,
  ask: CohortAsk & { readonly cohortId: string },
) {
  return transaction(db, async (tx) => {
    await needStaff(tx, ask.courseId, personId, 'enrol')
    await lockSeats(tx, ask.courseId, ask.cohortId)
    refuseIf(whyNotLast(ask.startsOn, ask.endsOn, dayAt(clock.now())))
    const { learners, invited } = await needCohort(tx, ask.courseId, ask.cohortId)
    if (ask.seats && ask.seats < learners + invited) refuse('courses.seats-taken')
    await resetCohort(tx, ask.cohortId, valuesOf(ask))
    return { cohort: await needCohort(tx, ask.courseId, ask.cohortId) }
  })
}

/** Removes a cohort without learners and invitations; people who left the course then have no cohort. */
export function removeCohort(db: Db, personId: string, courseId: string, cohortId: string) {
  return transaction(db, async (tx) => {
    await needStaff(tx, courseId, personId, 'enrol')
    await lockSeats(tx, courseId, cohortId)
    const { learners, invited } = await needCohort(tx, courseId, cohortId)
    if (learners + invited > 0) refuse('courses.cohort-in-use')
    await dropCohort(tx, cohortId)
    return {}
  })
}
