import * as endpoints from '@arvand/contracts/teacher/students'
import { needStaff } from '#modules/courses'
import { recordList } from '#modules/identity'
import { linkToExport, whyNotExport } from '#platform/exports'
import { type Route, route } from '#platform/http/route'
import { refuseIf } from '#platform/refusal'
import { beginList } from '../bulk-enrolment/begin-list.ts'
import { listInvitations, withdrawInvitation } from '../bulk-enrolment/invitations.ts'
import { listLines, needList } from '../bulk-enrolment/list-queries.ts'
import { taughtBy } from '../course-queries.ts'
import type { TeachingDeps } from '../deps.ts'
import { lessonAsked } from '../lesson-figures/who-did.ts'
import { extendAccess, removeStudents } from './change-access.ts'
import { studentsExport } from './export-students.ts'
import { messageStudents } from './message-students.ts'
import { moveStudents } from './move-students.ts'
import { showStudent } from './show-student.ts'
import { listStudents } from './student-queries.ts'

export const studentRoutes = (deps: TeachingDeps): Route[] => [
  route(endpoints.listStudents, async ({ input, actor }) => {
    const member = await needStaff(deps.db, input.courseId, actor.personId, 'enrol')
    return {
      course: await taughtBy(deps.db, member),
      lesson: await lessonAsked(deps.db, input.courseId, input.lessonId),
      ...(await listStudents(deps.db, input, deps.clock.now())),
    }
  }),
  route(endpoints.exportStudents, async ({ input: { format, ...ask }, actor, caller }) => {
    await needStaff(deps.db, ask.courseId, actor.personId, 'enrol')
    const now = deps.clock.now()
    const sheet = await studentsExport(deps.db, ask, now)
    refuseIf(await whyNotExport(sheet, format))
    await recordList(deps, caller, actor, { title: sheet.title, format })
    const { q, state, cohortId: cohort, attendance, lessonId: lesson, did, from, to } = ask
    const named = Object.entries({ q, state, cohort, attendance, lesson, did, from, to }).flatMap(
      ([name, value]) => (value ? [[name, value] as const] : []),
    )
    return linkToExport(
      { secret: deps.secret, sessionId: actor.sessionId, now },
      `/downloads/students/${ask.courseId}/${format}`,
      Object.fromEntries(named),
    )
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
  route(endpoints.removeStudents, ({ input, actor }) => removeStudents(deps, actor.personId, input)),
  route(endpoints.extendStudents, ({ input, request }) => extendAccess(deps, request, input)),
  route(endpoints.moveStudents, ({ input, actor }) => moveStudents(deps.db, actor.personId, input)),
  route(endpoints.messageStudents, ({ input, request }) => messageStudents(deps, request, input)),
  route(endpoints.listInvitations, async ({ input: { courseId, cursor }, actor }) => {
    const member = await needStaff(deps.db, courseId, actor.personId, 'enrol')
    const invitations = await listInvitations(deps.db, member, cursor)
    return { course: await taughtBy(deps.db, member), ...invitations }
  }),
  route(endpoints.withdrawInvitation, ({ input: { courseId, invitationId }, actor }) =>
    withdrawInvitation(deps, actor.personId, courseId, invitationId),
  ),
]
