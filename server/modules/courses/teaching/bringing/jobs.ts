import { z } from 'zod'
import { jobKind } from '#platform/jobs'

/** Works a long list of mobiles to its end. */
export const workList = jobKind('courses.work-list', z.object({ listId: z.uuid() }))

/** Sends the invitations of a course that have not gone out. */
export const sendInvitations = jobKind('courses.send-invitations', z.object({ courseId: z.uuid() }))
