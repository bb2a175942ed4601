import { z } from 'zod'
import { jobKind } from '#platform/jobs'

const payload = z.object({ invitationId: z.uuid() })

/** Looks whose the mobile of an invitation to teach is. */
export const settleStaffInvitation = jobKind('courses.settle-staff-invitation', payload)

/** Sends an invitation to teach by SMS; once, because what has gone out cannot be called back. */
export const sendStaffInvitation = jobKind('courses.send-staff-invitation', payload, { retries: 0 })
