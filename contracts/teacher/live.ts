import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, line } from '../fields.ts'
import { liveKind, sessionKind, sessionState } from '../live.ts'
import { pageAsk, pageOf } from '../page.ts'

/** Sessions of a class and who attended them, for its hosts. */

const byTeachers = { service: 'teacher', method: 'POST', access: 'teacher' } as const
const unknownClass = ['live.unknown-webinar', 'live.unknown-room', 'live.unknown-meet'] as const

export const listSessions = endpoint({
  ...byTeachers,
  path: 'live/sessions',
  prose: 'The sessions of a class whose host is the caller, the latest first.',
  body: pageAsk.extend({ kind: liveKind, id }),
  reply: pageOf(
    z.object({
      id,
      state: sessionState,
      openedAt: instant,
      endedAt: instant.nullable(),
      /** How many people were in, hosts too. */
      people: z.int(),
    }),
  ).extend({ title: z.string() }),
  errors: unknownClass,
})

export const listAttendance = endpoint({
  ...byTeachers,
  path: 'live/attendance',
  prose:
    'Everybody’s net minutes in a session, signed, for its hosts; whoever was expected and did not come has none.',
  body: pageAsk.extend({ sessionId: id }),
  reply: pageOf(
    z.object({
      personId: id,
      name: z.string(),
      isPresent: z.boolean(),
      /** As the roll was called; null: it was not, or they came to the class later. */
      roll: z.object({ isPresent: z.boolean(), reason: z.string().nullable() }).nullable(),
      isHost: z.boolean(),
      isCoHost: z.boolean(),
      isGuest: z.boolean(),
      minutes: z.int(),
      signature: z.string(),
    }),
  ).extend({
    kind: sessionKind,
    itemId: id,
    title: z.string(),
    openedAt: instant,
    rollCalledAt: instant.nullable(),
  }),
  errors: ['live.unknown-session', 'live.removed'],
})

export const correctRoll = endpoint({
  ...byTeachers,
  path: 'live/correctRoll',
  prose: 'A host sets by hand whether somebody of the class was present in a session, with a reason.',
  body: z.strictObject({ sessionId: id, personId: id, isPresent: z.boolean(), reason: line(3, 200) }),
  reply: z.object({}),
  errors: ['live.unknown-session', 'live.removed', 'live.unknown-participant'],
})

export const exportAttendance = endpoint({
  ...byTeachers,
  path: 'live/exportAttendance',
  prose: 'Gives an address, good for a few minutes, from which the attendance is downloaded as CSV or XLSX.',
  body: z.strictObject({ sessionId: id, format: z.enum(['csv', 'xlsx']) }),
  reply: z.object({ url: z.string(), until: instant }),
  errors: ['live.unknown-session', 'live.removed'],
})
