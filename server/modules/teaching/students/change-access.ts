import { dropPagesOf, endAccess, needStaff, prolongAccess } from '#modules/courses'
import { leaveNotice } from '#modules/notices'
import { type Tx, transaction } from '#platform/database'
import { once, type RepeatedRequest } from '#platform/once'
import { refuseIf } from '#platform/refusal'
import { lockSeats } from '../cohorts/cohort-queries.ts'
import { needCourse } from '../course-queries.ts'
import type { TeachingDeps } from '../deps.ts'
import { teaching } from '../tables.ts'
import { removedFromCourse } from '../teaching-notice-types.ts'
import { lockStudents } from './lock-students.ts'
import { endAfter, holdsSeat, whomToChange, whyNotExtend, whyNotRemove, withoutSeat } from './student.ts'

type Deps = Pick<TeachingDeps, 'db' | 'clock' | 'jobs' | 'pages'>

export interface RemovalAsk {
  readonly courseId: string
  readonly enrolmentIds: readonly string[]
  readonly reason: string
}

/**
 * Ends the access of learners now; their work stays, and the reason is stored and sent to each. Who has left already is
 * passed over, unless all have.
 */
export async function removeStudents(deps: Deps, byId: string, ask: RemovalAsk) {
  const { db, clock, jobs, pages } = deps
  const { slug, removed } = await transaction(db, async (tx) => {
    await needStaff(tx, ask.courseId, byId, 'enrol')
    const students = await lockStudents(tx, ask.courseId, ask.enrolmentIds)
    const { able, whyNot } = whomToChange(students, ({ state }) => whyNotRemove(state))
    refuseIf(whyNot)
    const course = await needCourse(tx, ask.courseId)
    const at = clock.now()
    const about = { courseTitle: course.title, slug: course.slug, reason: ask.reason }
    for (const student of able) {
      await endAccess(tx, student, { byId, reason: ask.reason, at })
      const cause = `removal ${student.id} ${at.toISOString()}`
      await leaveNotice(jobs, tx, clock, {
        personId: student.person_id,
        kind: removedFromCourse,
        about,
        cause,
      })
    }
    return { slug: course.slug, removed: able.length }
  })
  dropPagesOf(pages, slug)
  return { removed }
}

export interface ExtensionAsk {
  readonly courseId: string
  readonly enrolmentIds: readonly string[]
  readonly days: number
}

/**
 * Extends the access of learners; those whose access had ended get it again, where their cohort has a seat for them.
 * Who cannot be given days is passed over, unless nobody can.
 */
export function extendAccess({ db, clock, jobs }: Deps, request: RepeatedRequest, ask: ExtensionAsk) {
  const { personId: byId } = request
  return transaction(db, async (tx) => {
    await needStaff(tx, ask.courseId, byId, 'enrol')
    return once(tx, clock, request, 'a day', async () => {
      const left = await lockSeatsOf(tx, ask)
      const students = await lockStudents(tx, ask.courseId, ask.enrolmentIds)
      const unseated = withoutSeat(
        students.filter((student) => whyNotExtend(student) === null),
        left,
      )
      const { able, whyNot } = whomToChange(
        students,
        (student) => whyNotExtend(student) ?? (unseated.has(student) ? 'courses.cohort-full' : null),
      )
      refuseIf(whyNot)
      const at = clock.now()
      for (const before of able)
        await prolongAccess({ jobs }, tx, before, { byId, until: endAfter(before, at, ask.days), at })
      return { extended: able.length }
    })
  })
}

/** The seats that are left in the cohorts in which some of these learners hold none; cohorts are locked before learners. */
async function lockSeatsOf(tx: Tx, { courseId, enrolmentIds }: ExtensionAsk): Promise<Map<string, number>> {
  const learners = await teaching(tx)
    .selectFrom('courses.learners')
    .select(['cohort_id', 'state', 'ended_at'])
    .where('course_id', '=', courseId)
    .where('id', 'in', [...enrolmentIds])
    .where('cohort_id', 'is not', null)
    .orderBy('cohort_id')
    .execute()
  const left = new Map<string, number>()
  for (const { cohort_id, ...learner } of learners)
    if (cohort_id !== null && !left.has(cohort_id) && !holdsSeat(learner))
      left.set(cohort_id, await lockSeats(tx, courseId, cohort_id))
  return left
}
