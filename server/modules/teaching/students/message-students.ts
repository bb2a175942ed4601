import { needStaff } from '#modules/courses'
import { namesOf } from '#modules/identity'
import { leaveNotice } from '#modules/notices'
import { transaction } from '#platform/database'
import { once, type RepeatedRequest } from '#platform/once'
import type { RateRule } from '#platform/rate-limits'
import { refuseIf } from '#platform/refusal'
import { needCourse } from '../course-queries.ts'
import type { TeachingDeps } from '../deps.ts'
import { messageOfTeacher } from '../teaching-notice-types.ts'
import { lockStudents } from './lock-students.ts'
import { whomToChange, whyNotRemove } from './student.ts'

/** Messages that one teacher sends, each to up to a hundred learners. */
const messagesByTeacher: RateRule = { name: 'teaching.messages-by-teacher', times: 30, seconds: 3600 }

interface Message {
  readonly courseId: string
  readonly enrolmentIds: readonly string[]
  readonly subject: string
  readonly text: string
}

/** Notifies learners in a teacher's own words. Who has left is passed over, unless all have. */
export async function messageStudents(
  { db, clock, jobs, limits }: Pick<TeachingDeps, 'db' | 'clock' | 'jobs' | 'limits'>,
  request: RepeatedRequest,
  { courseId, enrolmentIds, subject, text }: Message,
): Promise<{ messaged: number }> {
  const { personId: byId } = request
  await limits.take(messagesByTeacher, byId)
  return transaction(db, async (tx) => {
    await needStaff(tx, courseId, byId, 'enrol')
    return once(tx, clock, request, 'a day', async () => {
      const students = await lockStudents(tx, courseId, enrolmentIds)
      const { able, whyNot } = whomToChange(students, ({ state }) => whyNotRemove(state))
      refuseIf(whyNot)
      const { title, slug } = await needCourse(tx, courseId)
      const by = (await namesOf(tx, [byId])).get(byId) ?? ''
      for (const { id, person_id: personId } of able)
        await leaveNotice(jobs, tx, clock, {
          personId,
          kind: messageOfTeacher,
          about: { courseTitle: title, slug, subject, text, by },
          cause: `message ${request.requestId} ${id}`,
        })
      return { messaged: able.length }
    })
  })
}
