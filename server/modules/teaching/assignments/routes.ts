import * as learners from '@arvand/contracts/panel/assignments'
import * as markers from '@arvand/contracts/teacher/assignments'
import { needStaff } from '#modules/courses'
import { type Route, route } from '#platform/http/route'
import { taughtBy } from '../course-queries.ts'
import type { TeachingDeps } from '../deps.ts'
import { listMyMarks } from './list-my-marks.ts'
import { markSubmission } from './mark-submission.ts'
import { showAssignment } from './show-assignment.ts'
import { showSubmission } from './show-submission.ts'
import { submitAssignment } from './submit-assignment.ts'
import { listAssignments, listWaiting, listWaitingAssignments } from './waiting-queries.ts'

export const assignmentRoutes = (deps: TeachingDeps): Route[] => [
  route(learners.showAssignment, ({ input: { courseId, lessonId }, actor }) =>
    showAssignment(deps, actor, courseId, lessonId),
  ),
  route(learners.submitAssignment, ({ input, request }) => submitAssignment(deps, request, input)),
  route(learners.listMyMarks, ({ input, actor }) => listMyMarks(deps.db, actor.personId, input)),
  route(markers.listAssignments, async ({ input: { courseId, cursor }, actor }) => {
    const course = await taughtBy(deps.db, await needStaff(deps.db, courseId, actor.personId, 'mark'))
    return { ...(await listAssignments(deps.db, courseId, cursor)), course }
  }),
  route(markers.listWaiting, async ({ input, actor }) => {
    await needStaff(deps.db, input.courseId, actor.personId, 'mark')
    return listWaiting(deps.db, input)
  }),
  route(markers.listWaitingAssignments, ({ actor }) => listWaitingAssignments(deps.db, actor.personId)),
  route(markers.showSubmission, ({ input: { courseId, submissionId }, actor }) =>
    showSubmission(deps, actor, courseId, submissionId),
  ),
  route(markers.markSubmission, ({ input, request }) => markSubmission(deps, request, input)),
]
