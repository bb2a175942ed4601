import { closeUnopened, takeUpStaffInvitations } from '#modules/courses'
import { mobileProved } from '#modules/identity'
import { type Worker, worker } from '#platform/jobs'
import { tellBatch, tellLearners } from './announcements/tell-learners.ts'
import { sendUnsent } from './bringing/invitations.ts'
import { closeWithdrawn, sendInvitations, settleInvitations as settle, workList } from './bringing/jobs.ts'
import { settleInvitations, takeUpInvitations } from './bringing/settle-invitations.ts'
import { workWholeList } from './bringing/work-list.ts'
import type { TeachingParts } from './parts.ts'

export const teachingWorkers = (parts: TeachingParts): Worker[] => [
  worker(mobileProved, async ({ personId, mobile }) => {
    await takeUpInvitations(parts, personId, mobile)
    await takeUpStaffInvitations(parts, personId, mobile)
  }),
  worker(workList, ({ listId }, signal) => workWholeList(parts, listId, signal)),
  worker(settle, ({ courseId }, signal) => settleInvitations(parts, courseId, signal)),
  worker(closeWithdrawn, async ({ courseId, personId }) => {
    if (personId !== null) await closeUnopened(parts.db, courseId, personId)
  }),
  worker(sendInvitations, ({ courseId }, signal) => sendUnsent(parts, courseId, signal)),
  worker(tellLearners, (telling) => tellBatch(parts, telling)),
]
