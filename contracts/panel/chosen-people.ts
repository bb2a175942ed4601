import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, line, requestId, shownLine, shownLines } from '../fields.ts'
import { chosenPeople } from './people.ts'

/**
 * One act on many people. Who may not be acted on is named in the reply with the reason, and the rest is done; the
 * errors of an endpoint that are among `chosenRefusal` come only there.
 */

const managers = { service: 'panel', method: 'POST', access: 'manager', scope: 'people' } as const

const chosen = { personIds: chosenPeople, requestId }

/** Why an act on one of them was refused. */
export const chosenRefusal = z.enum([
  'request.not-found',
  'identity.own-account',
  'identity.own-role',
  'identity.scope-not-held',
  'identity.last-manager',
])
export type ChosenRefusal = z.output<typeof chosenRefusal>

const outcome = z.object({
  done: z.int(),
  refused: z.array(z.object({ id, name: z.string(), code: chosenRefusal })),
})
const reason = line(3, 300)

export const messageChosen = endpoint({
  ...managers,
  path: 'manage/people/chosen/message',
  prose:
    'Sends each of these people a notice in a manager’s own words. Written down for each, without its text.',
  body: z.strictObject({ ...chosen, subject: shownLine(3, 100), text: shownLines(3, 1000) }),
  reply: outcome,
  errors: [],
})

export const blockChosen = endpoint({
  ...managers,
  path: 'manage/people/chosen/block',
  prose:
    'Blocks these accounts and ends their sessions, with one reason; every manager of people is told of each.',
  body: z.strictObject({ ...chosen, reason }),
  reply: outcome,
  errors: ['identity.own-account', 'identity.last-manager'],
})

export const unblockChosen = endpoint({
  ...managers,
  path: 'manage/people/chosen/unblock',
  prose: 'Lets the owners of these accounts sign in again, after `reauthenticate`.',
  body: z.strictObject({ ...chosen, reason }),
  reply: outcome,
  errors: ['identity.reauthentication-wrong'],
})

export const endSessionsOfChosen = endpoint({
  ...managers,
  path: 'manage/people/chosen/endSessions',
  prose: 'Ends every session of these people, with one reason; the caller’s own current one stays.',
  body: z.strictObject({ ...chosen, reason }),
  reply: outcome,
  errors: [],
})

export const setTeacherRoleOfChosen = endpoint({
  ...managers,
  path: 'manage/people/chosen/teacher',
  prose:
    'Gives these people the role teacher or takes it, after `reauthenticate`; their other roles and scopes stay, and each is told.',
  body: z.strictObject({ ...chosen, teaches: z.enum(['yes', 'no']) }),
  reply: outcome,
  errors: [
    'identity.reauthentication-wrong',
    'identity.own-role',
    'identity.scopes-without-role',
    'identity.scope-not-held',
    'identity.last-manager',
    'identity.manager-without-password',
  ],
})
