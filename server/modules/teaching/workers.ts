import { type Worker, worker } from '#platform/jobs'
import { notifyBatch, notifyLearners } from './announcements/notify-learners.ts'
import { publishDue, publishDueKind } from './announcements/publish-due.ts'
import { closeWithdrawnOf } from './bulk-enrolment/close-withdrawn.ts'
import { sendUnsent } from './bulk-enrolment/invitations.ts'
import {
  closeWithdrawn,
  sendInvitations,
  settleInvitations as settle,
  workList,
} from './bulk-enrolment/jobs.ts'
import { settleInvitations } from './bulk-enrolment/settle-invitations.ts'
import { workWholeList } from './bulk-enrolment/work-list.ts'
import type { TeachingDeps } from './deps.ts'

export const teachingWorkers = (deps: TeachingDeps): Worker[] => [
  worker(workList, ({ listId }, signal) => workWholeList(deps, listId, signal)),
  worker(settle, ({ courseId }, signal) => settleInvitations(deps, courseId, signal)),
  worker(closeWithdrawn, async ({ courseId, personId }) => {
    if (personId !== null) await closeWithdrawnOf(deps, courseId, personId)
  }),
  worker(sendInvitations, ({ courseId }, signal) => sendUnsent(deps, courseId, signal)),
  worker(notifyLearners, (telling) => notifyBatch(deps, telling)),
  worker(publishDueKind, () => publishDue(deps), { every: '* * * * *', atOnce: 1 }),
]
