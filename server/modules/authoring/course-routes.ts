import * as invited from '@arvand/contracts/panel/staff'
import * as contract from '@arvand/contracts/teacher/courses'
import * as staff from '@arvand/contracts/teacher/staff'
import { type Route, route } from '#platform/http/route'
import { wholeList } from '#platform/whole-list'
import { setCoursePrerequisites } from './course/course-prerequisites.ts'
import { listCategories, listTaught, showTaught } from './course/course-queries.ts'
import { createCourse } from './course/create-course.ts'
import { duplicateCourse } from './course/duplicate-course.ts'
import { priceCourse } from './course/price-course.ts'
import { removeCourse } from './course/remove-course.ts'
import { saveCourse } from './course/save-course.ts'
import { archiveCourse, submitCourse, withdrawCourse } from './course/submit-course.ts'
import * as outline from './outline/change-outline.ts'
import type { AuthoringParts } from './parts.ts'
import { acceptInvitation, declineInvitation, listOwnInvitations } from './staff/answer-invitation.ts'
import { changeStaff, listStaff, removeStaff } from './staff/change-staff.ts'
import { inviteStaff, listStaffInvitations, withdrawStaffInvitation } from './staff/invite-staff.ts'

/** Details of courses, and the way to the managers. */
export const courseRoutes = (parts: AuthoringParts): Route[] => [
  route(contract.createCourse, ({ input, request }) => createCourse(parts, request, input)),
  route(contract.listTaughtCourses, ({ input, actor }) =>
    listTaught(parts.db, actor.personId, input.state, input.cursor),
  ),
  route(contract.listFields, async () => wholeList(await listCategories(parts.db))),
  route(contract.showTaughtCourse, ({ input, actor }) => showTaught(parts, input.courseId, actor.personId)),
  route(contract.saveCourse, ({ input, actor }) => saveCourse(parts, actor.personId, input)),
  route(contract.priceCourse, ({ input, actor }) => priceCourse(parts, actor.personId, input)),
  route(contract.submitCourse, ({ input, actor: { personId } }) =>
    submitCourse(parts, { courseId: input.courseId, personId }),
  ),
  route(contract.withdrawCourse, ({ input, actor: { personId } }) =>
    withdrawCourse(parts, { courseId: input.courseId, personId }),
  ),
  route(contract.archiveCourse, ({ input, actor: { personId } }) =>
    archiveCourse(parts, { courseId: input.courseId, personId }),
  ),
  route(contract.setCoursePrerequisites, ({ input: { courseId, requires }, actor: { personId } }) =>
    setCoursePrerequisites(parts, { courseId, personId }, requires),
  ),
  route(contract.removeCourse, ({ input: { courseId }, actor: { personId } }) =>
    removeCourse(parts, { courseId, personId }),
  ),
  route(contract.duplicateCourse, ({ input, request }) => duplicateCourse(parts, request, input.courseId)),
]

/** Sections and the order of everything. */
export const outlineRoutes = (parts: AuthoringParts): Route[] => [
  route(contract.addSection, ({ input, request }) => outline.addSection(parts, request, input)),
  route(contract.renameSection, ({ input: { sectionId, title }, actor: { personId } }) =>
    outline.renameSection(parts, { sectionId, personId }, title),
  ),
  route(contract.moveSection, ({ input: { sectionId, by }, actor: { personId } }) =>
    outline.moveSection(parts, { sectionId, personId }, by),
  ),
  route(contract.removeSection, ({ input: { sectionId }, actor: { personId } }) =>
    outline.removeSection(parts, { sectionId, personId }),
  ),
  route(contract.releaseSection, ({ input: { sectionId, ...release }, actor: { personId } }) =>
    outline.releaseSection(parts, { sectionId, personId }, release),
  ),
  route(contract.arrangeCurriculum, ({ input, actor }) => outline.arrange(parts, actor.personId, input)),
]

/** Who teaches beside the owner. */
export const staffRoutes = (parts: AuthoringParts): Route[] => [
  route(staff.listStaff, ({ input: { courseId }, actor: { personId } }) =>
    listStaff(parts.db, { courseId, personId }),
  ),
  route(staff.addStaff, ({ input: { courseId, who, ...given }, actor: { personId } }) =>
    inviteStaff(parts, { courseId, personId }, who, given),
  ),
  route(staff.listStaffInvitations, ({ input: { courseId }, actor: { personId } }) =>
    listStaffInvitations(parts.db, { courseId, personId }),
  ),
  route(staff.withdrawStaffInvitation, ({ input: { courseId, invitationId }, actor: { personId } }) =>
    withdrawStaffInvitation(parts, { courseId, personId }, invitationId),
  ),
  route(invited.listMyStaffInvitations, ({ actor }) => listOwnInvitations(parts.db, actor)),
  route(invited.acceptStaffInvitation, ({ input, actor }) =>
    acceptInvitation(parts, actor, input.invitationId),
  ),
  route(invited.declineStaffInvitation, ({ input, actor }) =>
    declineInvitation(parts.db, actor.personId, input.invitationId),
  ),
  route(staff.changeStaff, ({ input: { courseId, personId: memberId, ...given }, actor: { personId } }) =>
    changeStaff(parts, { courseId, personId }, memberId, given),
  ),
  route(staff.removeStaff, ({ input: { courseId, personId: memberId }, actor: { personId } }) =>
    removeStaff(parts, { courseId, personId }, memberId),
  ),
]
