import { leaveNotice } from '#modules/notices'
import { type Tx, transaction } from '#platform/database'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import { countFigures } from '../../course/course-figures.ts'
import { dropPagesOf } from '../../course/course-pages.ts'
import { needStaff } from '../../course/course-staff.ts'
import { addTurn } from '../../enrolments/add-enrolment.ts'
import type { CoursesParts } from '../../parts.ts'
import { needCourse } from '../course-queries.ts'
import { teaching } from '../tables.ts'
import { removedFromCourse } from '../teaching-notice-types.ts'
import { endAfter, whyNotExtend, whyNotRemove } from './student.ts'

type Parts = Pick<CoursesParts, 'db' | 'clock' | 'jobs' | 'pages'>

export interface RemovalAsk {
  readonly courseId: string
  readonly enrolmentId: string
  readonly reason: string
}

/** Ends a learner's access now; what they did stays, and the reason is kept and told to them. */
export async function removeStudent(parts: Parts, byId: string, ask: RemovalAsk) {
  const { db, clock, jobs, pages } = parts
  const slug = await transaction(db, async (tx) => {
    await needStaff(tx, ask.courseId, byId, 'enrol')
    const { id, state, person_id: personId } = await lockStudent(tx, ask.courseId, ask.enrolmentId)
    refuseIf(whyNotRemove(state))
    const course = await needCourse(tx, ask.courseId)
    const at = clock.now()
    await teaching(tx)
      .updateTable('courses.enrolments')
      .set({ state: 'expired', ended_at: at, cohort_id: null })
      .where('id', '=', id)
      .execute()
    await addTurn(tx, { enrolmentId: id, state: 'expired', byId, reason: ask.reason, at })
    await countFigures(tx, course.id)
    const about = { courseTitle: course.title, slug: course.slug, reason: ask.reason }
    const cause = `removal ${id} ${at.toISOString()}`
    await leaveNotice(jobs, tx, clock, { personId, kind: removedFromCourse, about, cause })
    return course.slug
  })
  dropPagesOf(pages, slug)
  return {}
}

export interface ExtensionAsk {
  readonly courseId: string
  readonly enrolmentId: string
  readonly days: number
}

/** Lengthens a learner's access; whose access had ended learns again. */
export function extendAccess({ db, clock }: Parts, request: RepeatedRequest, ask: ExtensionAsk) {
  const { personId: byId } = request
  return transaction(db, async (tx) => {
    await needStaff(tx, ask.courseId, byId, 'enrol')
    return once(tx, clock, request, 'a day', async () => {
      const before = await lockStudent(tx, ask.courseId, ask.enrolmentId)
      refuseIf(whyNotExtend(before))
      const now = clock.now()
      const expiresAt = endAfter(before, now, ask.days)
      const state = before.completed_at === null ? 'active' : 'completed'
      await teaching(tx)
        .updateTable('courses.enrolments')
        .set({ state, expires_at: expiresAt, ended_at: null })
        .where('id', '=', before.id)
        .execute()
      if (before.state === 'expired') await addTurn(tx, { enrolmentId: before.id, state, byId, at: now })
      await countFigures(tx, ask.courseId)
      return { expiresAt }
    })
  })
}

async function lockStudent(tx: Tx, courseId: string, enrolmentId: string) {
  const row = await teaching(tx)
    .selectFrom('courses.enrolments')
    .select(['id', 'person_id', 'state', 'expires_at', 'completed_at'])
    .where('id', '=', enrolmentId)
    .where('course_id', '=', courseId)
    .where('opened_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  return row ?? refuse('courses.unknown-student')
}
