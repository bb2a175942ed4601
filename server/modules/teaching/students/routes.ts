import * as endpoints from '@arvand/contracts/teacher/students'
import { needStaff } from '#modules/courses'
import { type Route, route } from '#platform/http/route'
import { beginList } from '../bulk-enrolment/begin-list.ts'
import { listInvitations, withdrawInvitation } from '../bulk-enrolment/invitations.ts'
import { listLines, needList } from '../bulk-enrolment/list-queries.ts'
import { taughtBy } from '../course-queries.ts'
import type { TeachingDeps } from '../deps.ts'
import { extendAccess, removeStudent } from './change-access.ts'
import { moveStudents } from './move-students.ts'
import { showStudent } from './show-student.ts'
import { listStudents } from './student-queries.ts'

export const studentRoutes = (deps: TeachingDeps): Route[] => [
  route(endpoints.listStudents, async ({ input, actor }) => {
    const member = await needStaff(deps.db, input.courseId, actor.personId, 'enrol')
    return { course: await taughtBy(deps.db, member), ...(await listStudents(deps.db, input)) }
  }),
  route(endpoints.showStudent, ({ input: { courseId, enrolmentId }, actor }) =>
    showStudent(deps.db, actor.personId, courseId, enrolmentId),
  ),
  route(endpoints.enrolStudents, ({ input, request }) => beginList(deps, request, input)),
  route(endpoints.showEnrolmentList, async ({ input: { courseId, listId, outcome, cursor }, actor }) => {
    const member = await needStaff(deps.db, courseId, actor.personId, 'enrol')
    const list = await needList(deps.db, courseId, listId)
    const lines = await listLines(deps.db, member, listId, outcome, cursor)
    return { course: await taughtBy(deps.db, member), list, ...lines }
  }),
  route(endpoints.removeStudent, ({ input, actor }) => removeStudent(deps, actor.personId, input)),
  route(endpoints.extendStudent, ({ input, request }) => extendAccess(deps, request, input)),
  route(endpoints.moveStudents, ({ input, actor }) => moveStudents(deps.db, actor.personId, input)),
  route(endpoints.listInvitations, async ({ input: { courseId, cursor }, actor }) => {
    const member = await needStaff(deps.db, courseId, actor.personId, 'enrol')
    const invitations = await listInvitations(deps.db, member, cursor)
    return { course: await taughtBy(deps.db, member), ...invitations }
  }),
  route(endpoints.withdrawInvitation, ({ input: { courseId, invitationId }, actor }) =>
    withdrawInvitation(deps, actor.personId, courseId, invitationId),
  ),
]
