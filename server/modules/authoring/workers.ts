import { type Worker, worker } from '#platform/jobs'
import { exchangeWorkers } from './exchange/routes.ts'
import { packagesWorkers } from './packages/routes.ts'
import type { AuthoringParts } from './parts.ts'
import { sendInvitation, settleInvitation } from './staff/invite-staff.ts'
import { sendStaffInvitation, settleStaffInvitation } from './staff/jobs.ts'

export const authoringWorkers = (parts: AuthoringParts): Worker[] => [
  ...exchangeWorkers(parts),
  worker(settleStaffInvitation, ({ invitationId }) => settleInvitation(parts, invitationId)),
  worker(sendStaffInvitation, ({ invitationId }) => sendInvitation(parts, invitationId)),
  ...packagesWorkers(parts),
]
