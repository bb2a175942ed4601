import { z } from 'zod'
import { jobKind } from '#platform/jobs'

const payload = z.object({ invitationId: z.uuid() })

/** Looks up the account of a mobile that was invited to run a company. */
export const settleMemberInvitation = jobKind('careers.settle-member-invitation', payload)

/** Sends an invitation to a company by SMS; without retries, so that no SMS goes out twice. */
export const sendMemberInvitation = jobKind('careers.send-member-invitation', payload, { retries: 0 })
