import { z } from 'zod'
import { courseTeacher } from '../courses.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant, lines, requestId } from '../fields.ts'
import { liveKind, liveRole, sessionKind, sessionState } from '../live.ts'
import { pageAsk, pageOf } from '../page.ts'

/** Live classes from inside (wire.md 12): who may enter, who is in, the chat, and attendance. */

const byPerson = { service: 'panel', method: 'POST', access: 'user' } as const
const ofSession = z.strictObject({ sessionId: id })
/** The open page by which somebody is in, by an id of its own making: whoever leaves by one stays in by another. */
const byPage = ofSession.extend({ pageId: id.optional() })

export const entered = z.object({
  session: z.object({ id, state: sessionState }),
  role: liveRole,
  /** The page of the session. */
  href: z.string(),
})

const enterErrors = [
  'live.unknown-webinar',
  'live.unknown-room',
  'live.unknown-meet',
  'live.not-registered',
  'live.too-early',
  'live.session-over',
] as const

export const enterLive = endpoint({
  ...byPerson,
  path: 'live/enter',
  prose: 'Leads whoever may enter a class to the page of its session, where the device check stands first.',
  body: z.strictObject({ kind: liveKind, id }),
  reply: entered,
  errors: enterErrors,
})

export const rehearse = endpoint({
  ...byPerson,
  path: 'live/rehearse',
  prose:
    'Leads to a class of the caller alone, to try devices and tools in; nothing of it is recorded or kept.',
  body: z.strictObject({}),
  reply: entered,
  errors: ['live.session-over'],
})

export const showSession = endpoint({
  ...byPerson,
  guests: true,
  path: 'live/show',
  prose: 'A session as whoever may enter it sees it: its class, and who is in now.',
  body: ofSession,
  reply: z.object({
    session: z.object({
      id,
      state: sessionState,
      startedAt: instant.nullable(),
      /** Nobody comes in who was not in already. */
      isLocked: z.boolean(),
      /** Whoever comes waits until a host lets them in. */
      hasWaitingRoom: z.boolean(),
    }),
    kind: sessionKind,
    itemId: id,
    /** The caller, by the id under which others see them. */
    me: id,
    /** The caller came by a link, without an account. */
    isGuest: z.boolean(),
    title: z.string(),
    /** Null for a room, which has no time of its own. */
    startsAt: instant.nullable(),
    role: liveRole,
    /** The caller runs the class: a host or a co-host. */
    leads: z.boolean(),
    /** The page of the class. */
    page: z.string(),
    /** The caller is in. */
    isIn: z.boolean(),
    /** The caller waits to be let in, and sees nothing of the class. */
    isWaiting: z.boolean(),
    /** Who waits, the longest first; for those alone who run the class. */
    waiting: z.array(courseTeacher.omit({ handle: true }).extend({ id, isGuest: z.boolean() })).max(500),
    /** Whether participants write to everybody, and to each other in private. */
    chatRules: z.object({ isOpen: z.boolean(), everybodyPrivate: z.boolean() }),
    /** The caller may send sound and picture. */
    maySpeak: z.boolean(),
    /** Sound and picture are at an engine with pages of its own, to which `live/meeting` leads. */
    isElsewhere: z.boolean(),
    /** The recording that is made now; whoever is in has been told. */
    recording: z.object({ isPaused: z.boolean() }).nullable(),
    /** The caller may record the class, and it can be recorded here. */
    mayRecord: z.boolean(),
    /** Whether everybody sees the board, and whether participants draw on it. */
    board: z.object({ isOpen: z.boolean(), everybodyDraws: z.boolean() }),
    /** The PDF whose pages everybody sees. */
    slides: id.nullable(),
    /** Who is shown large to everybody. */
    spotlight: id.nullable(),
    /** Whom those who lead asked to write captions, and whether the caller may. */
    captions: z.object({ writerId: id.nullable(), mayWrite: z.boolean() }),
    /** Seconds that are left of the time that the host lets run; 0: it is over. */
    timer: z.int().nullable(),
    /** The groups in which the class is for a while. */
    groups: z
      .array(
        z.object({
          id,
          place: z.int(),
          /** Until everybody is back; null: when a host calls them. */
          secondsLeft: z.int().nullable(),
        }),
      )
      .max(20),
    people: z
      .array(
        courseTeacher.omit({ handle: true }).extend({
          ...{ id, isHost: z.boolean(), isMe: z.boolean() },
          /** A host made them co-host. */
          isCoHost: z.boolean(),
          /** Came by a link, without an account. */
          isGuest: z.boolean(),
          /** May send sound and picture. */
          maySpeak: z.boolean(),
          /** The group in which they are; null: in the class itself. */
          groupId: id.nullable(),
          /** The place among raised hands, from 1; null when it is not raised. */
          hand: z.int().nullable(),
        }),
      )
      .max(500),
  }),
  errors: ['live.unknown-session', 'live.removed', ...enterErrors],
})

export const joinSession = endpoint({
  ...byPerson,
  guests: true,
  path: 'live/join',
  prose:
    'The caller goes in, or waits to be let in and asks twice a minute; a host who goes in begins the class.',
  body: byPage,
  reply: z.object({ session: z.object({ id, state: sessionState }), isWaiting: z.boolean() }),
  errors: ['live.unknown-session', 'live.removed', 'live.locked', 'live.guest-link-over', ...enterErrors],
})

export const beatSession = endpoint({
  ...byPerson,
  guests: true,
  path: 'live/beat',
  prose: 'Says that the caller is still in; sent twice a minute, and counted as attendance.',
  body: byPage,
  reply: z.object({ session: z.object({ id, state: sessionState }) }),
  errors: ['live.unknown-session', 'live.removed'],
})

export const leaveSession = endpoint({
  ...byPerson,
  guests: true,
  path: 'live/leave',
  prose: 'The caller goes out, or this page of theirs alone where they are in by another too.',
  body: byPage,
  reply: z.object({}),
  errors: ['live.unknown-session', 'live.removed'],
})

export const endSession = endpoint({
  ...byPerson,
  path: 'live/end',
  prose: 'A host ends the class for all.',
  body: ofSession,
  reply: z.object({ session: z.object({ id, state: sessionState }) }),
  errors: ['live.unknown-session', 'live.removed', 'live.only-host'],
})

export const listMessages = endpoint({
  ...byPerson,
  guests: true,
  path: 'live/messages',
  prose:
    'The chat of a class, the newest first, private messages only for their two; it stays between sessions.',
  body: pageAsk.extend({ sessionId: id }),
  reply: pageOf(
    z.object({
      id,
      personId: id,
      name: z.string(),
      isGuest: z.boolean(),
      text: z.string(),
      at: instant,
      isMine: z.boolean(),
      mayRemove: z.boolean(),
      /** Who alone reads it beside its writer; null: everybody. */
      to: z.object({ id, name: z.string(), isMe: z.boolean() }).nullable(),
      /** The message that it answers; without text when that was removed. */
      replyTo: z.object({ name: z.string(), text: z.string().nullable() }).nullable(),
    }),
  ),
  errors: ['live.unknown-session', 'live.removed'],
})

export const sayInSession = endpoint({
  ...byPerson,
  guests: true,
  path: 'live/say',
  prose:
    'Writes into the chat of a class: to everybody, or to one person alone (`to`): between a host and a participant always, among participants where the host lets them. The reply to a private message is private.',
  body: z.strictObject({
    sessionId: id,
    text: lines(1, 1_000),
    to: id.optional(),
    replyTo: id.optional(),
    requestId,
  }),
  reply: z.object({ messageId: id }),
  errors: [
    'live.unknown-session',
    'live.removed',
    'live.session-over',
    'live.unknown-message',
    'live.unknown-participant',
    'live.private-with-host',
    'live.chat-closed',
    'live.waits',
    'live.not-in',
  ],
})

export const removeMessage = endpoint({
  ...byPerson,
  guests: true,
  path: 'live/removeMessage',
  prose: 'Removes a message: its writer or a host.',
  body: z.strictObject({ sessionId: id, messageId: id }),
  reply: z.object({}),
  errors: ['live.unknown-session', 'live.removed', 'live.unknown-message'],
})

export const showAttendance = endpoint({
  ...byPerson,
  path: 'live/attendance',
  prose: 'The caller’s own net minutes in a session, signed.',
  body: ofSession,
  reply: z.object({
    minutes: z.int(),
    joins: z.array(z.object({ from: instant, to: instant })),
    signature: z.string(),
  }),
  errors: ['live.unknown-session', 'live.removed'],
})
