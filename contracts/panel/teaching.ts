import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, line, lines, nationalCode, requestId, sheba } from '../fields.ts'
import { pageOf, pageOrOne } from '../page.ts'

const applicationState = z.enum(['open', 'accepted', 'returned'])

const application = z.object({
  id: z.string(),
  state: applicationState,
  field: z.string(),
  biography: z.string(),
  nationalCode: z.string(),
  sheba: z.string(),
  sentAt: instant,
  verdictAt: instant.nullable(),
  /** Why it was returned. */
  reason: z.string().nullable(),
})

/** Why a person may not apply now. */
const whyNotApply = z.enum(['identity.already-teacher', 'identity.application-open']).nullable()

export const showTeaching = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'teaching/show',
  access: 'user',
  prose: 'Tells the person’s last application to teach, and why another cannot be sent, if so.',
  body: z.strictObject({}),
  reply: z.object({ application: application.nullable(), whyNotApply }),
  errors: [],
})

export const applyToTeach = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'teaching/apply',
  access: 'user',
  prose: 'Asks to become a teacher; a manager accepts or returns it with a reason.',
  body: z.strictObject({
    field: line(2, 80),
    biography: lines(50, 3000),
    nationalCode,
    sheba,
    requestId,
  }),
  reply: z.object({ application }),
  errors: ['identity.already-teacher', 'identity.application-open', 'identity.national-code-taken'],
})

const managers = { service: 'panel', method: 'POST', access: 'manager', scope: 'people' } as const

export const listApplications = endpoint({
  ...managers,
  path: 'manage/teaching/list',
  prose: 'Lists applications to teach; open ones oldest first, others newest first.',
  body: pageOrOne.extend({ state: applicationState.default('open') }),
  reply: pageOf(application.extend({ person: z.object({ id: z.string(), name: z.string() }) })),
  errors: [],
})

export const acceptApplication = endpoint({
  ...managers,
  path: 'manage/teaching/accept',
  prose: 'Accepts an application, after `reauthenticate`: the person becomes a teacher and hears of it.',
  body: z.strictObject({ applicationId: id }),
  reply: z.object({}),
  errors: [
    'identity.reauthentication-wrong',
    'identity.application-closed',
    'identity.own-role',
    'identity.national-code-taken',
  ],
})

export const returnApplication = endpoint({
  ...managers,
  path: 'manage/teaching/return',
  prose: 'Returns an application with a reason that the person reads; they may send another.',
  body: z.strictObject({ applicationId: id, reason: line(10, 500) }),
  reply: z.object({}),
  errors: ['identity.application-closed', 'identity.own-role'],
})
