import { z } from 'zod'
import { staffRight } from '../courses.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant, line, phone, phoneOut } from '../fields.ts'
import { wholeOf } from '../page.ts'
import { staffRole } from './courses.ts'

/** Who teaches a course beside its owner, and invitations to do so. */

const byTeachers = { service: 'teacher', method: 'POST', access: 'teacher' } as const

const staffMember = z.object({
  personId: id,
  name: z.string(),
  handle: z.string().nullable(),
  role: staffRole,
  rights: z.array(staffRight),
  /** Percent of the earnings of the course; the owner gets the rest of 100. */
  sharePercent: z.int(),
  addedAt: instant,
})

export const listStaff = endpoint({
  ...byTeachers,
  path: 'staff/list',
  prose: 'Lists who teaches a course, the owner first.',
  body: z.strictObject({ courseId: id }),
  whole: true,
  reply: wholeOf(staffMember).extend({ isOwner: z.boolean() }),
  errors: ['courses.unknown-course'],
})

const givenRole = {
  role: staffRole.exclude(['owner']),
  rights: z.array(staffRight).max(5),
  /** Not changed when left out. Assistants get no share. */
  sharePercent: z.int().min(0).max(100).optional(),
}
const ofStaff = ['courses.unknown-course', 'courses.owner-only', 'courses.unknown-person'] as const

const staffInvitation = z.object({
  id,
  /** As it was typed: a mobile, or the handle of a public page. */
  who: phoneOut,
  role: staffRole.exclude(['owner']),
  rights: z.array(staffRight),
  sharePercent: z.int(),
  at: instant,
})

export const addStaff = endpoint({
  ...byTeachers,
  path: 'staff/add',
  prose:
    'Invites a co-teacher or an assistant by their mobile or handle; they are staff once they accept. A mobile answers the same whether it has an account or not.',
  body: z.strictObject({ courseId: id, who: phone.or(line(2, 40)), ...givenRole }),
  reply: z.object({ invitation: staffInvitation }),
  errors: [
    ...ofStaff,
    'courses.not-a-teacher',
    'courses.already-staff',
    'courses.shares-above-all',
    'courses.right-missing',
  ],
})

export const listStaffInvitations = endpoint({
  ...byTeachers,
  path: 'staff/invitations',
  prose: 'Lists who was invited to teach a course and has not answered, newest first; for its owner alone.',
  body: z.strictObject({ courseId: id }),
  whole: true,
  reply: wholeOf(staffInvitation),
  errors: ['courses.unknown-course', 'courses.owner-only'],
})

export const withdrawStaffInvitation = endpoint({
  ...byTeachers,
  path: 'staff/uninvite',
  prose: 'Takes an invitation to teach back before it was accepted.',
  body: z.strictObject({ courseId: id, invitationId: id }),
  reply: z.object({}),
  errors: [
    'courses.unknown-course',
    'courses.owner-only',
    'courses.unknown-invitation',
    'courses.right-missing',
  ],
})

export const changeStaff = endpoint({
  ...byTeachers,
  path: 'staff/change',
  prose: 'Changes what somebody may do in a course, and what they earn of it.',
  body: z.strictObject({ courseId: id, personId: id, ...givenRole }),
  reply: z.object({}),
  errors: [...ofStaff, 'courses.owner-stays', 'courses.shares-above-all', 'courses.right-missing'],
})

export const removeStaff = endpoint({
  ...byTeachers,
  path: 'staff/remove',
  prose: 'Takes somebody from a course; anyone but the owner may leave by themselves.',
  body: z.strictObject({ courseId: id, personId: id }),
  reply: z.object({}),
  errors: [...ofStaff, 'courses.owner-stays', 'courses.right-missing'],
})
