import { type Worker, worker } from '#platform/jobs'
import type { AuthoringDeps } from './deps.ts'
import { exchangeWorkers } from './exchange/routes.ts'
import { forgetRemovalsJob } from './outline/jobs.ts'
import { forgetRemovals } from './outline/remove-from-outline.ts'
import { packagesWorkers } from './packages/routes.ts'
import { sendInvitation, settleInvitation } from './staff/invite-staff.ts'
import { sendStaffInvitation, settleStaffInvitation } from './staff/jobs.ts'

export const authoringWorkers = (deps: AuthoringDeps): Worker[] => [
  ...exchangeWorkers(deps),
  worker(settleStaffInvitation, ({ invitationId }) => settleInvitation(deps, invitationId)),
  worker(sendStaffInvitation, ({ invitationId }) => sendInvitation(deps, invitationId)),
  ...packagesWorkers(deps),
  worker(forgetRemovalsJob, () => forgetRemovals(deps), { every: '37 4 * * *', atOnce: 1 }),
]
