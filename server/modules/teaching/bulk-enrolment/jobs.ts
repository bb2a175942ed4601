import { z } from 'zod'
import { jobKind } from '#platform/jobs'

/** Processes a long list of mobiles. */
export const workList = jobKind('courses.work-list', z.object({ listId: z.uuid() }))

/** Sends the invitations of a course that have not gone out. */
export const sendInvitations = jobKind('courses.send-invitations', z.object({ courseId: z.uuid() }))

/** Looks up the accounts of the newly invited mobiles of a course. */
export const settleInvitations = jobKind('courses.settle-invitations', z.object({ courseId: z.uuid() }))

/** Removes the enrolment that a withdrawn invitation began; null: it had reached no account. */
export const closeWithdrawn = jobKind(
  'courses.close-withdrawn',
  z.object({ courseId: z.uuid(), personId: z.uuid().nullable() }),
)
