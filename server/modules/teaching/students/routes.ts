import * as endpoints from '@arvand/contracts/teacher/students'
import { needStaff } from '#modules/courses'
import { type Route, route } from '#platform/http/route'
import { beginList } from '../bringing/begin-list.ts'
import { listInvitations, withdrawInvitation } from '../bringing/invitations.ts'
import { listLines, needList } from '../bringing/list-queries.ts'
import { taughtBy } from '../course-queries.ts'
import type { TeachingParts } from '../parts.ts'
import { extendAccess, removeStudent } from './change-access.ts'
import { moveStudents } from './move-students.ts'
import { showStudent } from './show-student.ts'
import { listStudents } from './student-queries.ts'

export const studentRoutes = (parts: TeachingParts): Route[] => [
  route(endpoints.listStudents, async ({ input, actor }) => {
    const member = await needStaff(parts.db, input.courseId, actor.personId, 'enrol')
    return { course: await taughtBy(parts.db, member), ...(await listStudents(parts.db, input)) }
  }),
  route(endpoints.showStudent, ({ input: { courseId, enrolmentId }, actor }) =>
    showStudent(parts.db, actor.personId, courseId, enrolmentId),
  ),
  route(endpoints.enrolStudents, ({ input, request }) => beginList(parts, request, input)),
  route(endpoints.showEnrolmentList, async ({ input: { courseId, listId, outcome, cursor }, actor }) => {
    const member = await needStaff(parts.db, courseId, actor.personId, 'enrol')
    const list = await needList(parts.db, courseId, listId)
    const lines = await listLines(parts.db, member, listId, outcome, cursor)
    return { course: await taughtBy(parts.db, member), list, ...lines }
  }),
  route(endpoints.removeStudent, ({ input, actor }) => removeStudent(parts, actor.personId, input)),
  route(endpoints.extendStudent, ({ input, request }) => extendAccess(parts, request, input)),
  route(endpoints.moveStudents, ({ input, actor }) => moveStudents(parts.db, actor.personId, input)),
  route(endpoints.listInvitations, async ({ input: { courseId, cursor }, actor }) => {
    const member = await needStaff(parts.db, courseId, actor.personId, 'enrol')
    const invitations = await listInvitations(parts.db, member, cursor)
    return { course: await taughtBy(parts.db, member), ...invitations }
  }),
  route(endpoints.withdrawInvitation, ({ input: { courseId, invitationId }, actor }) =>
    withdrawInvitation(parts, actor.personId, courseId, invitationId),
  ),
]
