import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, lines, requestId } from '../fields.ts'

/** Groups of a class: for a while its people are in several rooms, and see and hear those of their own alone. */

const byPerson = { service: 'panel', method: 'POST', access: 'user' } as const
const ofSession = z.strictObject({ sessionId: id })
const hosted = ['live.unknown-session', 'live.removed', 'live.session-over', 'live.only-host'] as const

export const mostGroups = 20
export const mostInGroups = 500

export const startGroups = endpoint({
  ...byPerson,
  path: 'live/groups/start',
  prose:
    'A host sends people who are in into groups, for some minutes or until they are called back (null). Whoever is in none stays in the class.',
  body: ofSession.extend({
    groups: z.array(z.array(id).max(mostInGroups)).min(1).max(mostGroups),
    minutes: z.int().min(1).max(120).nullable(),
    requestId,
  }),
  reply: z.object({}),
  errors: [
    ...hosted,
    'live.unknown-participant',
    'live.wrong-groups',
    'live.groups-open',
    'live.media-unavailable',
  ],
})

export const moveToGroup = endpoint({
  ...byPerson,
  path: 'live/groups/move',
  prose:
    'A host takes somebody into a group or back into the class (null), and visits groups in the same way.',
  body: ofSession.extend({ personId: id, groupId: id.nullable() }),
  reply: z.object({}),
  errors: [...hosted, 'live.unknown-participant', 'live.unknown-group'],
})

export const endGroups = endpoint({
  ...byPerson,
  path: 'live/groups/end',
  prose: 'A host calls everybody back into the class.',
  body: ofSession,
  reply: z.object({}),
  errors: hosted,
})

export const tellGroups = endpoint({
  ...byPerson,
  path: 'live/groups/tell',
  prose: 'A host writes into the chat of every group.',
  body: ofSession.extend({ text: lines(1, 1_000), requestId }),
  reply: z.object({}),
  errors: [...hosted, 'live.no-groups'],
})
