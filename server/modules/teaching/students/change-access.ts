import { dropPagesOf, endAccess, lockLearners, needStaff, prolongAccess } from '#modules/courses'
import { leaveNotice } from '#modules/notices'
import { type Tx, transaction } from '#platform/database'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import { needCourse } from '../course-queries.ts'
import type { TeachingDeps } from '../deps.ts'
import { removedFromCourse } from '../teaching-notice-types.ts'
import { endAfter, whyNotExtend, whyNotRemove } from './student.ts'

type Deps = Pick<TeachingDeps, 'db' | 'clock' | 'jobs' | 'pages'>

export interface RemovalAsk {
  readonly courseId: string
  readonly enrolmentId: string
  readonly reason: string
}

/** Ends a learner's access now; their work stays, and the reason is stored and sent to them. */
export async function removeStudent(deps: Deps, byId: string, ask: RemovalAsk) {
  const { db, clock, jobs, pages } = deps
  const slug = await transaction(db, async (tx) => {
    await needStaff(tx, ask.courseId, byId, 'enrol')
    const student = await lockStudent(tx, ask.courseId, ask.enrolmentId)
    refuseIf(whyNotRemove(student.state))
    const course = await needCourse(tx, ask.courseId)
    const at = clock.now()
    await endAccess(tx, student, { byId, reason: ask.reason, at })
    const about = { courseTitle: course.title, slug: course.slug, reason: ask.reason }
    const cause = `removal ${student.id} ${at.toISOString()}`
    const removed = { personId: student.person_id, kind: removedFromCourse, about, cause }
    await leaveNotice(jobs, tx, clock, removed)
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

/** Extends a learner's access; a learner whose access had ended gets it again. */
export function extendAccess({ db, clock }: Deps, request: RepeatedRequest, ask: ExtensionAsk) {
  const { personId: byId } = request
  return transaction(db, async (tx) => {
    await needStaff(tx, ask.courseId, byId, 'enrol')
    return once(tx, clock, request, 'a day', async () => {
      const before = await lockStudent(tx, ask.courseId, ask.enrolmentId)
      refuseIf(whyNotExtend(before))
      const now = clock.now()
      const expiresAt = endAfter(before, now, ask.days)
      await prolongAccess(tx, before, { byId, until: expiresAt, at: now })
      return { expiresAt }
    })
  })
}

async function lockStudent(tx: Tx, courseId: string, enrolmentId: string) {
  const [row] = await lockLearners(tx, courseId, [enrolmentId])
  return row ?? refuse('courses.unknown-student')
}
