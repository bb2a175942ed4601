import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, personName } from '../fields.ts'
import { liveKind, sessionState } from '../live.ts'

/** The door of a live class for guests. */

const key = z.string().regex(/^[\w-]{22}$/)

export const showGuestClass = endpoint({
  service: 'home',
  method: 'GET',
  path: 'guests/:key',
  access: 'public',
  prose: 'The class to which a link for guests leads.',
  params: z.object({ key }),
  reply: z.object({
    kind: liveKind,
    title: z.string(),
    host: z.string(),
    /** Null for a room, which has no time of its own. */
    startsAt: instant.nullable(),
    /** Of the session that is open now; null: there is none. */
    state: sessionState.nullable(),
    hasWaitingRoom: z.boolean(),
    isRecorded: z.boolean(),
    mayChat: z.boolean(),
    /** Where whoever belongs to the class enters it with an account. */
    memberPath: z.string(),
  }),
  errors: ['live.unknown-guest-link'],
})

export const enterAsGuest = endpoint({
  service: 'home',
  method: 'POST',
  path: 'guest/enter',
  access: 'public',
  prose:
    'Gives whoever has the link of a class and says a name a token for this class alone, good for some hours; it is sent as a session’s is. With the token of an earlier visit the same guest comes again, by another name if they wish; one whom a host removed does not.',
  body: z.strictObject({ key, name: personName }),
  reply: z.object({ token: z.string(), until: instant, sessionId: id }),
  errors: [
    'live.unknown-guest-link',
    'live.too-early',
    'live.session-over',
    'live.removed',
    'live.guests-full',
  ],
})
