import { mobileProved } from '#modules/identity'
import { type Worker, worker } from '#platform/jobs'
import { sendInvitation, settleInvitation, takeUpStaffInvitations } from '../authoring/staff/invite-staff.ts'
import { sendStaffInvitation, settleStaffInvitation } from '../authoring/staff/jobs.ts'
import { closeUnopened } from '../enrolments/bring-person.ts'
import type { CoursesParts } from '../parts.ts'
import { tellBatch, tellLearners } from './announcements/tell-learners.ts'
import { sendUnsent } from './bringing/invitations.ts'
import { closeWithdrawn, sendInvitations, settleInvitations as settle, workList } from './bringing/jobs.ts'
import { settleInvitations, takeUpInvitations } from './bringing/settle-invitations.ts'
import { workWholeList } from './bringing/work-list.ts'

export const teachingWorkers = (parts: CoursesParts): Worker[] => [
  worker(mobileProved, async ({ personId, mobile }) => {
    await takeUpInvitations(parts, personId, mobile)
    await takeUpStaffInvitations(parts, personId, mobile)
  }),
  worker(settleStaffInvitation, ({ invitationId }) => settleInvitation(parts, invitationId)),
  worker(sendStaffInvitation, ({ invitationId }) => sendInvitation(parts, invitationId)),
  worker(workList, ({ listId }, signal) => workWholeList(parts, listId, signal)),
  worker(settle, ({ courseId }, signal) => settleInvitations(parts, courseId, signal)),
  worker(closeWithdrawn, async ({ courseId, personId }) => {
    if (personId !== null) await closeUnopened(parts.db, courseId, personId)
  }),
  worker(sendInvitations, ({ courseId }, signal) => sendUnsent(parts, courseId, signal)),
  worker(tellLearners, (telling) => tellBatch(parts, telling)),
]
