import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../fields.ts'
import { liveKind, recordingState } from '../live.ts'
import { pageAsk, pageOf } from '../page.ts'
import { playable } from '../playable.ts'

/** Recordings of classes: hosts make them, and whoever belongs to the class sees them. */

const byPerson = { service: 'panel', method: 'POST', access: 'user' } as const
const ofSession = { sessionId: id }
const hostErrors = ['live.unknown-session', 'live.removed', 'live.session-over', 'live.only-host'] as const

export const startRecording = endpoint({
  ...byPerson,
  path: 'live/startRecording',
  prose:
    'A host begins to record a class: its voices in one sound, and the shared screen or whoever speaks. Everybody is told, and whoever comes later before they enter.',
  body: z.strictObject(ofSession),
  reply: z.object({ recordingId: id }),
  errors: [...hostErrors, 'live.recorded-already', 'live.rehearsal-unrecorded', 'live.no-recorder'],
})

export const pauseRecording = endpoint({
  ...byPerson,
  path: 'live/pauseRecording',
  prose: 'A host pauses the recording of a class, or goes on with it; pauses are cut out.',
  body: z.strictObject({ ...ofSession, paused: z.boolean() }),
  reply: z.object({}),
  errors: [...hostErrors, 'live.not-recorded'],
})

export const stopRecording = endpoint({
  ...byPerson,
  path: 'live/stopRecording',
  prose: 'A host ends the recording, which the end of the class does too; it is one film some moments later.',
  body: z.strictObject(ofSession),
  reply: z.object({}),
  errors: [...hostErrors, 'live.not-recorded'],
})

export const listRecordings = endpoint({
  ...byPerson,
  path: 'live/recordings',
  prose: 'The recordings of a class for whoever belongs to it, the latest first.',
  body: pageAsk.extend({ kind: liveKind, id }),
  reply: pageOf(
    z.object({
      id,
      startedAt: instant,
      state: recordingState,
      /** How long it plays; null while it is prepared. */
      seconds: z.int().nullable(),
    }),
  ),
  errors: ['live.unknown-webinar', 'live.unknown-room', 'live.unknown-meet', 'live.not-registered'],
})

export const showRecording = endpoint({
  ...byPerson,
  path: 'live/recording',
  prose: 'A recording to be played; slides, board and polls are its chapters.',
  body: z.strictObject({ recordingId: id }),
  reply: z.object({
    title: z.string(),
    /** The page of the class. */
    page: z.string(),
    startedAt: instant,
    state: recordingState,
    isHost: z.boolean(),
    /** The film is among the caller’s files, so that a lesson of theirs may show it. */
    isOwner: z.boolean(),
    /** Null while it is prepared. */
    playable: playable.nullable(),
  }),
  errors: ['live.unknown-recording'],
})

export const removeRecording = endpoint({
  ...byPerson,
  path: 'live/removeRecording',
  prose: 'A host takes a recording away from everybody; its film stays among the files of whoever began it.',
  body: z.strictObject({ recordingId: id }),
  reply: z.object({}),
  errors: ['live.unknown-recording', 'live.only-host', 'live.recorded-already'],
})

export const listTranscript = endpoint({
  ...byPerson,
  path: 'live/transcript',
  prose:
    'What was written and asked while a class was recorded, in its order, each with its place in the recording; private and removed messages are not in it.',
  body: pageAsk.extend({ recordingId: id }),
  reply: pageOf(
    z.object({
      id,
      /** From the beginning of the recording. */
      second: z.int(),
      kind: z.enum(['message', 'poll']),
      /** Who wrote it; null for a poll. */
      name: z.string().nullable(),
      text: z.string(),
      /** Of a poll; votes are null where its result was not shown. */
      choices: z.array(z.object({ text: z.string(), votes: z.int().nullable() })),
    }),
  ),
  errors: ['live.unknown-recording'],
})
