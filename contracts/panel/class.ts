import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'

/** Sound and picture of a class, hands, and what its hosts may do; who is in stands in `live.ts`. */

const byPerson = { service: 'panel', method: 'POST', access: 'user' } as const
const ofSession = { sessionId: id }
const ofOther = z.strictObject({ ...ofSession, personId: id })

/** Seats of a class's page for others: how many people who send something each can see and hear at once. */
const seats = z.int().min(1).max(24)

export const showMedia = endpoint({
  ...byPerson,
  guests: true,
  path: 'live/media',
  prose: 'Whether sound and picture work here, and what a browser needs to connect.',
  body: z.strictObject(ofSession),
  reply: z.object({
    /** Null: a class has chat and participants only. */
    media: z
      .object({
        /** `builtIn`: by `live/connect`; `liveKit`: by `live/ticket` and LiveKit's own library. */
        engine: z.enum(['builtIn', 'liveKit']),
        seats,
        maySpeak: z.boolean(),
        iceServers: z.array(z.object({ urls: z.string(), username: z.string(), credential: z.string() })),
      })
      .nullable(),
  }),
  errors: ['live.unknown-session', 'live.removed'],
})

export const connectMedia = endpoint({
  ...byPerson,
  guests: true,
  path: 'live/connect',
  prose: 'Answers a browser’s WebRTC offer; the caller must be in, and a newer connection ends an older one.',
  body: z.strictObject({ ...ofSession, offer: z.string().min(1).max(200_000) }),
  reply: z.object({ answer: z.string() }),
  errors: [
    'live.unknown-session',
    'live.removed',
    'live.session-over',
    'live.not-in',
    'live.wrong-offer',
    'live.media-full',
    'live.media-unavailable',
  ],
})

export const showTicket = endpoint({
  ...byPerson,
  guests: true,
  path: 'live/ticket',
  prose:
    'The address of the LiveKit server and a token for the caller, who must be in; it says what they may send, and is good for connecting within two minutes.',
  body: z.strictObject(ofSession),
  reply: z.object({ url: z.url(), token: z.string() }),
  errors: [
    'live.unknown-session',
    'live.removed',
    'live.session-over',
    'live.not-in',
    'live.media-unavailable',
  ],
})

export const joinMeeting = endpoint({
  ...byPerson,
  guests: true,
  path: 'live/meeting',
  prose:
    'The address by which the caller, who must be in, goes into the meeting of an engine elsewhere; for one visit.',
  body: z.strictObject(ofSession),
  reply: z.object({ url: z.url() }),
  errors: [
    'live.unknown-session',
    'live.removed',
    'live.session-over',
    'live.not-in',
    'live.media-unavailable',
  ],
})

export const raiseHand = endpoint({
  ...byPerson,
  guests: true,
  path: 'live/hand',
  prose: 'Raises or lowers the caller’s hand; hands stand in the order in which they were raised.',
  body: z.strictObject({ ...ofSession, up: z.boolean() }),
  reply: z.object({}),
  errors: ['live.unknown-session', 'live.removed', 'live.session-over', 'live.not-in'],
})

/** What can be shown at one's tile for some seconds. */
export const reaction = z.enum(['like', 'clap', 'heart', 'laugh', 'wow', 'party'])
export type Reaction = z.infer<typeof reaction>

export const react = endpoint({
  ...byPerson,
  guests: true,
  path: 'live/react',
  prose:
    'Shows a reaction of whoever is in to everybody for some seconds: live message `liveReaction` with `sessionId`, `personId` and `reaction`; nothing is kept.',
  body: z.strictObject({ ...ofSession, reaction }),
  reply: z.object({}),
  errors: ['live.unknown-session', 'live.removed', 'live.session-over', 'live.not-in'],
})

const hostErrors = [
  'live.unknown-session',
  'live.removed',
  'live.session-over',
  'live.only-host',
  'live.unknown-participant',
  'live.host-stays',
] as const

export const letSpeak = endpoint({
  ...byPerson,
  path: 'live/letSpeak',
  prose: 'A host lets a participant send sound and picture, or takes that back; a raised hand goes down.',
  body: ofOther.extend({ may: z.boolean() }),
  reply: z.object({}),
  errors: hostErrors,
})

export const setCoHost = endpoint({
  ...byPerson,
  path: 'live/coHost',
  prose:
    'A host makes a participant co-host, or takes that back. Co-hosts run the class: they speak, let in, mute and remove participants, show slides, board, polls, groups and the timer. Ending the class, its recordings and who leads it stay with hosts.',
  body: ofOther.extend({ isOn: z.boolean() }),
  reply: z.object({}),
  errors: [...hostErrors, 'live.not-for-guests'],
})

export const muteParticipant = endpoint({
  ...byPerson,
  path: 'live/mute',
  prose: 'A host switches a participant’s microphone off; they may switch it on again.',
  body: ofOther,
  reply: z.object({}),
  errors: hostErrors,
})

export const muteAll = endpoint({
  ...byPerson,
  path: 'live/muteAll',
  prose: 'A host switches the microphones of all but hosts off.',
  body: z.strictObject(ofSession),
  reply: z.object({}),
  errors: ['live.unknown-session', 'live.removed', 'live.session-over', 'live.only-host'],
})

export const callRoll = endpoint({
  ...byPerson,
  path: 'live/callRoll',
  prose:
    'Calls the roll of a session: of everybody who is expected, who is in now is present and who is not is absent; after its end, who came. Called again it adds who came since; what a host set by hand stays.',
  body: z.strictObject(ofSession),
  reply: z.object({ present: z.int(), absent: z.int() }),
  errors: ['live.unknown-session', 'live.removed'],
})

export const lockSession = endpoint({
  ...byPerson,
  path: 'live/lock',
  prose: 'A host locks the class or opens it again; in a locked one nobody comes in who was not in already.',
  body: z.strictObject({ ...ofSession, locked: z.boolean() }),
  reply: z.object({}),
  errors: ['live.unknown-session', 'live.removed', 'live.session-over', 'live.only-host'],
})

const hosted = ['live.unknown-session', 'live.removed', 'live.session-over', 'live.only-host'] as const

export const setWaitingRoom = endpoint({
  ...byPerson,
  path: 'live/waitingRoom/set',
  prose:
    'A host has whoever comes wait until they are let in, or lets everybody come in again; who was in already comes back without waiting.',
  body: z.strictObject({ ...ofSession, isOn: z.boolean() }),
  reply: z.object({}),
  errors: hosted,
})

export const admitParticipants = endpoint({
  ...byPerson,
  path: 'live/waitingRoom/admit',
  prose: 'A host lets one in who waits, or all (null).',
  body: z.strictObject({ ...ofSession, personId: id.nullable() }),
  reply: z.object({}),
  errors: [...hosted, 'live.unknown-participant'],
})

export const setChat = endpoint({
  ...byPerson,
  path: 'live/chat/set',
  prose:
    'A host closes the chat, so that participants write to hosts alone, or opens it; and lets participants write to each other in private, or not.',
  body: z.strictObject({ ...ofSession, isOpen: z.boolean(), everybodyPrivate: z.boolean() }),
  reply: z.object({}),
  errors: hosted,
})

export const removeParticipant = endpoint({
  ...byPerson,
  path: 'live/removeParticipant',
  prose: 'A host removes a participant, who cannot come back to this session.',
  body: ofOther,
  reply: z.object({}),
  errors: hostErrors,
})
