import { mobileProved } from '#modules/identity'
import { type Worker, worker } from '#platform/jobs'
import type { CoursesParts } from '../parts.ts'
import { tellBatch, tellLearners } from './announcements/tell-learners.ts'
import { sendUnsent } from './bringing/invitations.ts'
import { sendInvitations, workList } from './bringing/jobs.ts'
import { takeUpInvitations } from './bringing/take-up.ts'
import { workWholeList } from './bringing/work-list.ts'

export const teachingWorkers = (parts: CoursesParts): Worker[] => [
  worker(mobileProved, ({ personId, mobile }) => takeUpInvitations(parts, personId, mobile)),
  worker(workList, ({ listId }, signal) => workWholeList(parts, listId, signal)),
  worker(sendInvitations, ({ courseId }, signal) => sendUnsent(parts, courseId, signal)),
  worker(tellLearners, (telling) => tellBatch(parts, telling)),
]
