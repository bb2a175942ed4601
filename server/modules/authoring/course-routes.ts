import * as invited from '@arvand/contracts/panel/staff'
import * as contract from '@arvand/contracts/teacher/courses'
import * as staff from '@arvand/contracts/teacher/staff'
import { type Route, route } from '#platform/http/route'
import { wholeList } from '#platform/whole-list'
import { changeCoursePrerequisites } from './course/course-prerequisites.ts'
import { listCategories, listTaught, showTaught } from './course/course-queries.ts'
import { createCourse } from './course/create-course.ts'
import { duplicateCourse } from './course/duplicate-course.ts'
import { priceCourse } from './course/price-course.ts'
import { removeCourse } from './course/remove-course.ts'
import { saveCourse } from './course/save-course.ts'
import { archiveCourse, submitCourse, withdrawCourse } from './course/submit-course.ts'
import type { AuthoringDeps } from './deps.ts'
import * as outline from './outline/change-outline.ts'
import { removeSection, restoreRemoved } from './outline/remove-from-outline.ts'
import { markReviewNote } from './review-notes/review-notes.ts'
import { acceptInvitation, declineInvitation, listMyInvitations } from './staff/answer-invitation.ts'
import { changeStaff, listStaff, removeStaff } from './staff/change-staff.ts'
import { inviteStaff, listStaffInvitations, withdrawStaffInvitation } from './staff/invite-staff.ts'

/** Details of courses, and sending them to the managers for review. */
export const courseRoutes = (deps: AuthoringDeps): Route[] => [
  route(contract.createCourse, ({ input, request }) => createCourse(deps, request, input)),
  route(contract.listTaughtCourses, ({ input, actor }) =>
    listTaught(deps.db, actor.personId, input.state, input.cursor),
  ),
  route(contract.listFields, async () => wholeList(await listCategories(deps.db))),
  route(contract.showTaughtCourse, ({ input, actor }) => showTaught(deps, input.courseId, actor.personId)),
  route(contract.saveCourse, ({ input, actor }) => saveCourse(deps, actor.personId, input)),
  route(contract.priceCourse, ({ input, actor }) => priceCourse(deps, actor.personId, input)),
  route(contract.submitCourse, ({ input, actor: { personId } }) =>
    submitCourse(deps, { courseId: input.courseId, personId }),
  ),
  route(contract.withdrawCourse, ({ input, actor: { personId } }) =>
    withdrawCourse(deps, { courseId: input.courseId, personId }),
  ),
  route(contract.archiveCourse, ({ input, actor: { personId } }) =>
    archiveCourse(deps, { courseId: input.courseId, personId }),
  ),
  route(contract.markReviewNote, ({ input: { noteId, isDone }, actor: { personId } }) =>
    markReviewNote(deps, personId, noteId, isDone),
  ),
  route(contract.changeCoursePrerequisites, ({ input: { courseId, add, remove }, actor: { personId } }) =>
    changeCoursePrerequisites(deps, { courseId, personId }, { add, remove }),
  ),
  route(contract.removeCourse, ({ input: { courseId }, actor: { personId } }) =>
    removeCourse(deps, { courseId, personId }),
  ),
  route(contract.duplicateCourse, ({ input, request }) => duplicateCourse(deps, request, input.courseId)),
]

/** Sections, and the order of sections and lessons. */
export const outlineRoutes = (deps: AuthoringDeps): Route[] => [
  route(contract.addSection, ({ input, request }) => outline.addSection(deps, request, input)),
  route(contract.renameSection, ({ input: { sectionId, title }, actor: { personId } }) =>
    outline.renameSection(deps, { sectionId, personId }, title),
  ),
  route(contract.moveSection, ({ input: { sectionId, by }, actor: { personId } }) =>
    outline.moveSection(deps, { sectionId, personId }, by),
  ),
  route(contract.removeSection, ({ input: { sectionId }, actor: { personId } }) =>
    removeSection(deps, { sectionId, personId }),
  ),
  route(contract.restoreRemoved, ({ input, actor: { personId } }) =>
    restoreRemoved(deps, { ...input, personId }),
  ),
  route(contract.releaseSection, ({ input: { sectionId, ...release }, actor: { personId } }) =>
    outline.releaseSection(deps, { sectionId, personId }, release),
  ),
  route(contract.arrangeCurriculum, ({ input, actor }) => outline.arrange(deps, actor.personId, input)),
]

/** The staff of a course beside its owner. */
export const staffRoutes = (deps: AuthoringDeps): Route[] => [
  route(staff.listStaff, ({ input: { courseId }, actor: { personId } }) =>
    listStaff(deps.db, { courseId, personId }),
  ),
  route(staff.addStaff, ({ input: { courseId, who, ...given }, actor: { personId } }) =>
    inviteStaff(deps, { courseId, personId }, who, given),
  ),
  route(staff.listStaffInvitations, ({ input: { courseId }, actor: { personId } }) =>
    listStaffInvitations(deps.db, { courseId, personId }),
  ),
  route(staff.withdrawStaffInvitation, ({ input: { courseId, invitationId }, actor: { personId } }) =>
    withdrawStaffInvitation(deps, { courseId, personId }, invitationId),
  ),
  route(invited.listMyStaffInvitations, ({ actor }) => listMyInvitations(deps.db, actor)),
  route(invited.acceptStaffInvitation, ({ input, actor }) =>
    acceptInvitation(deps, actor, input.invitationId),
  ),
  route(invited.declineStaffInvitation, ({ input, actor }) =>
    declineInvitation(deps.db, actor.personId, input.invitationId),
  ),
  route(staff.changeStaff, ({ input: { courseId, personId: memberId, ...given }, actor: { personId } }) =>
    changeStaff(deps, { courseId, personId }, memberId, given),
  ),
  route(staff.removeStaff, ({ input: { courseId, personId: memberId }, actor: { personId } }) =>
    removeStaff(deps, { courseId, personId }, memberId),
  ),
]
