import { z } from 'zod'
import { jobKind } from '#platform/jobs'

/** Works a long list of mobiles to its end. */
export const workList = jobKind('courses.work-list', z.object({ listId: z.uuid() }))

/** Sends the invitations of a course that have not gone out. */
export const sendInvitations = jobKind('courses.send-invitations', z.object({ courseId: z.uuid() }))

/** Looks whose the newly invited mobiles of a course are. */
export const settleInvitations = jobKind('courses.settle-invitations', z.object({ courseId: z.uuid() }))

/** Ends what an invitation had begun that was taken back; null: it had begun nothing. */
export const closeWithdrawn = jobKind(
  'courses.close-withdrawn',
  z.object({ courseId: z.uuid(), personId: z.uuid().nullable() }),
)
