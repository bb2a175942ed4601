import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, lines } from '../fields.ts'

/** The notes of a class: one text that all of it read, and that stays after it. */

const byPerson = { service: 'panel', method: 'POST', access: 'user' } as const
const ofSession = z.strictObject({ sessionId: id })
const belong = ['live.unknown-session', 'live.removed'] as const

const mostLetters = 10_000
const notes = z.object({
  text: z.string(),
  /** Grows with each change. */
  revision: z.int(),
  everybodyWrites: z.boolean(),
  /** Who changed it last. */
  by: z.string().nullable(),
  at: instant.nullable(),
})

export const showClassNotes = endpoint({
  ...byPerson,
  guests: true,
  path: 'live/notes/show',
  prose:
    'The notes of a session. When they change, it comes as live message `liveNotes` with `sessionId` and `revision`.',
  body: ofSession,
  reply: z.object({ notes, mayWrite: z.boolean() }),
  errors: [...belong, 'live.waits', 'live.not-in'],
})

export const saveClassNotes = endpoint({
  ...byPerson,
  guests: true,
  path: 'live/notes/save',
  prose:
    'Stores what somebody made of the notes, with the text from which they began (`base`). What others changed since stays; where both changed the same lines, both stand there, and `joined` says so.',
  body: ofSession.extend({ base: lines(0, mostLetters), text: lines(0, mostLetters) }),
  reply: z.object({ notes, joined: z.boolean() }),
  errors: [...belong, 'live.session-over', 'live.not-in', 'live.may-not-write', 'live.notes-full'],
})

export const setClassNotes = endpoint({
  ...byPerson,
  path: 'live/notes/set',
  prose: 'Whoever runs the class lets everybody write into its notes, or only those who run it.',
  body: ofSession.extend({ everybodyWrites: z.boolean() }),
  reply: z.object({}),
  errors: [...belong, 'live.session-over', 'live.only-host'],
})
