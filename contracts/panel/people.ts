import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, id, instant, line, lines, phoneOut, requestId, shownLine, shownLines } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'
import { role, scope } from '../people.ts'
import { user } from './profile.ts'

const managers = { service: 'panel', method: 'POST', access: 'manager', scope: 'people' } as const

/** Roles that managers give; everyone has `user` anyway. */
const givenRole = role.exclude(['user'])

const peopleFilter = {
  q: line(0, 120).optional(),
  role: givenRole.optional(),
  state: z.enum(['active', 'blocked']).optional(),
  /** First and last day of joining, Tehran time. */
  from: day.optional(),
  to: day.optional(),
  /** First and last day on which they used the site, Tehran time. */
  activeFrom: day.optional(),
  activeTo: day.optional(),
}

/** People that were ticked in a list. */
export const chosenPeople = z.array(id).min(1, 'کسی انتخاب نشده است. اول کاربران را انتخاب کنید.').max(100)

/** `seen`: who used the site last comes first. */
const peopleOrder = z.enum(['newest', 'seen', 'name'])

export const listPeople = endpoint({
  ...managers,
  path: 'manage/people/list',
  prose:
    'Lists people, newest first or in another order; `q` is part of a name, or a whole mobile or e-mail; `from` and `to` are days of joining, `activeFrom` and `activeTo` days of use.',
  body: pageAsk.extend({ ...peopleFilter, order: peopleOrder.default('newest') }),
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
      /** The last day on which they used the site, Tehran time. */
      seenOn: day.nullable(),
    }),
  ),
  errors: [],
})

export const exportPeople = endpoint({
  ...managers,
  path: 'manage/people/export',
  prose:
    'Gives an address, good for a few minutes, of a sheet of the people that the list’s filters find, in its order. Written down.',
  body: z.strictObject({
    ...peopleFilter,
    /** These alone, of what the filters find. */
    personIds: chosenPeople.optional(),
    order: peopleOrder.default('newest'),
    format: z.enum(['csv', 'xlsx']),
  }),
  reply: z.object({ url: z.string(), until: instant }),
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

const personNote = z.object({
  id: z.string(),
  text: z.string(),
  at: instant,
  by: z.object({ id: z.string(), name: z.string() }),
})

export const listPersonNotes = endpoint({
  ...managers,
  path: 'manage/people/notes',
  prose: 'What managers noted about a person, newest first; the person never sees it.',
  body: pageAsk.extend({ personId: id }),
  reply: pageOf(personNote),
  errors: [],
})

export const writePersonNote = endpoint({
  ...managers,
  path: 'manage/people/notes/write',
  prose: 'Notes something about a person for the managers of people; it stays as it is. It is written down.',
  body: z.strictObject({ personId: id, text: lines(3, 1000), requestId }),
  reply: z.object({ noteId: z.string() }),
  errors: [],
})

export const sendPersonMessage = endpoint({
  ...managers,
  path: 'manage/people/message',
  prose:
    'Sends a person a notice in a manager’s own words, by the ways that they chose. It is written down without its text.',
  body: z.strictObject({ personId: id, subject: shownLine(3, 100), text: shownLines(3, 1000), requestId }),
  reply: z.object({}),
  errors: [],
})

export const listAudit = endpoint({
  ...managers,
  path: 'manage/audit/list',
  prose:
    'Lists what was done, newest first: by whom, to whom, when and from where; with all acts that are written down and their Persian words.',
  body: pageAsk.extend({
    /** To or about whom it was done. */
    personId: id.optional(),
    /** Who did it. */
    actorId: id.optional(),
    act: z
      .string()
      .max(60)
      .regex(/^[a-z-]*$/)
      .optional(),
    /** Words of what an act is called, or of what was noted of it. */
    q: line(0, 120).optional(),
    /** First and last day, Tehran time. */
    from: day.optional(),
    to: day.optional(),
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
