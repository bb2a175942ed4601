import { z } from 'zod'
import { staffRight } from '../courses.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../fields.ts'
import { wholeOf } from '../page.ts'

/** Invitations to teach a course beside its owner, as the invited person sees them. */

const byUsers = { service: 'panel', method: 'POST', access: 'user' } as const

export const listMyStaffInvitations = endpoint({
  ...byUsers,
  path: 'staffInvitation/list',
  prose:
    'Lists the courses that the caller is invited to teach in, newest first, and why none may be accepted.',
  body: z.strictObject({}),
  whole: true,
  reply: wholeOf(
    z.object({
      id,
      course: z.object({ id, title: z.string() }),
      by: z.string(),
      role: z.enum(['teacher', 'assistant']),
      rights: z.array(staffRight),
      sharePercent: z.int(),
      at: instant,
    }),
  ).extend({ whyNotAccept: z.literal('courses.not-a-teacher').nullable() }),
  errors: [],
})

export const acceptStaffInvitation = endpoint({
  ...byUsers,
  path: 'staffInvitation/accept',
  prose: 'Makes the caller a co-teacher or an assistant of the course.',
  body: z.strictObject({ invitationId: id }),
  reply: z.object({ courseId: id }),
  errors: ['courses.unknown-invitation', 'courses.not-a-teacher'],
})

export const declineStaffInvitation = endpoint({
  ...byUsers,
  path: 'staffInvitation/decline',
  prose: 'Declines an invitation to teach; the owner may send another.',
  body: z.strictObject({ invitationId: id }),
  reply: z.object({}),
  errors: ['courses.unknown-invitation'],
})
