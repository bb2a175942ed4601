import { z } from 'zod'
import { jobKind } from '#platform/jobs'

const payload = z.object({ invitationId: z.uuid() })

/** Looks up the account of a mobile that was invited to teach. */
export const settleStaffInvitation = jobKind('courses.settle-staff-invitation', payload)

/** Sends an invitation to teach by SMS; without retries, so that no SMS goes out twice. */
export const sendStaffInvitation = jobKind('courses.send-staff-invitation', payload, { retries: 0 })
