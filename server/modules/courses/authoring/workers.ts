import { type Worker, worker } from '#platform/jobs'
import type { CoursesParts } from '../parts.ts'
import { sendInvitation, settleInvitation } from './staff/invite-staff.ts'
import { sendStaffInvitation, settleStaffInvitation } from './staff/jobs.ts'

export const authoringWorkers = (parts: CoursesParts): Worker[] => [
  worker(settleStaffInvitation, ({ invitationId }) => settleInvitation(parts, invitationId)),
  worker(sendStaffInvitation, ({ invitationId }) => sendInvitation(parts, invitationId)),
]
