import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, id, instant, line, phoneOut } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'
import { role, scope } from '../people.ts'
import { user } from './profile.ts'

const managers = { service: 'panel', method: 'POST', access: 'manager', scope: 'people' } as const

/** Roles that managers give; everyone has `user` anyway. */
const givenRole = role.exclude(['user'])

export const listPeople = endpoint({
  ...managers,
  path: 'manage/people/list',
  prose:
    'Lists people, newest first; `q` is part of a name, or a whole mobile or e-mail; `from` and `to` are days of joining, `activeFrom` and `activeTo` days of use.',
  body: pageAsk.extend({
    q: line(0, 120).optional(),
    role: givenRole.optional(),
    /** First and last day of joining, Tehran time. */
    from: day.optional(),
    to: day.optional(),
    /** First and last day on which they used the site, Tehran time. */
    activeFrom: day.optional(),
    activeTo: day.optional(),
  }),
  reply: pageOf(
    z.object({
      id: z.string(),
      name: z.string(),
      mobile: phoneOut.nullable(),
      email: z.string().nullable(),
      handle: z.string().nullable(),
      roles: z.array(role),
      isBlocked: z.boolean(),
      createdAt: instant,
    }),
  ),
  errors: [],
})

export const showPersonToManager = endpoint({
  ...managers,
  path: 'manage/people/show',
  prose: 'Tells a person’s account, roles with who gave them, and how many sessions live.',
  body: z.strictObject({ personId: id }),
  reply: z.object({
    person: user,
    createdAt: instant,
    livingSessions: z.int(),
    hasSecondFactor: z.boolean(),
    /** Null if the account is not blocked. */
    blockedAt: instant.nullable(),
    /** Why they may not become a manager. */
    whyNotManager: z.literal('identity.manager-without-password').nullable(),
    grants: z.array(
      z.object({
        what: z.union([givenRole, scope]),
        grantedBy: z.string().nullable(),
        grantedAt: instant,
      }),
    ),
  }),
  errors: [],
})

export const setRoles = endpoint({
  ...managers,
  path: 'manage/people/setRoles',
  prose:
    'Gives and takes roles and scopes so that exactly these are held, after `reauthenticate`; of scopes only one’s own. It is written down and the person is told.',
  body: z.strictObject({
    personId: id,
    roles: z.array(givenRole).max(2),
    /** Only with the role manager. */
    scopes: z.array(scope).max(scope.options.length),
  }),
  reply: z.object({ person: user }),
  errors: [
    'identity.reauthentication-wrong',
    'identity.own-role',
    'identity.scopes-without-role',
    'identity.scope-not-held',
    'identity.manager-without-password',
    'identity.last-manager',
  ],
})

const personAndReason = z.strictObject({ personId: id, reason: line(3, 300) })

export const blockPerson = endpoint({
  ...managers,
  path: 'manage/people/block',
  prose:
    'Blocks an account and ends its sessions, with a reason; every manager of people is told. Blocking twice changes nothing.',
  body: personAndReason,
  reply: z.object({ ended: z.int() }),
  errors: ['identity.own-account', 'identity.last-manager'],
})

export const unblockPerson = endpoint({
  ...managers,
  path: 'manage/people/unblock',
  prose:
    'Lets the owner of a blocked account sign in again, after `reauthenticate`; every manager of people is told.',
  body: personAndReason,
  reply: z.object({}),
  errors: ['identity.reauthentication-wrong'],
})

export const endPersonSessions = endpoint({
  ...managers,
  path: 'manage/people/endSessions',
  prose: 'Ends every session of a person, with a reason; every manager of people is told.',
  body: personAndReason,
  reply: z.object({ ended: z.int() }),
  errors: [],
})

export const listAudit = endpoint({
  ...managers,
  path: 'manage/audit/list',
  prose:
    'Lists what was done, newest first: by whom, to whom, when and from where; with all acts that are written down and their Persian words.',
  body: pageAsk.extend({
    personId: id.optional(),
    act: z
      .string()
      .max(60)
      .regex(/^[a-z-]*$/)
      .optional(),
  }),
  reply: pageOf(
    z.object({
      id: z.string(),
      at: instant,
      act: z.string(),
      title: z.string(),
      person: z.object({ id: z.string(), name: z.string() }).nullable(),
      actor: z.object({ id: z.string(), name: z.string() }).nullable(),
      address: z.string(),
      device: z.string(),
      detail: z.record(z.string(), z.unknown()),
    }),
  ).extend({ acts: z.array(z.object({ act: z.string(), title: z.string() })) }),
  errors: [],
})
