import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, line } from '../fields.ts'

/** Captions of a class: written while it runs, seen by all, and a track of its recording. */

const byPerson = { service: 'panel', method: 'POST', access: 'user' } as const
const belong = ['live.unknown-session', 'live.removed', 'live.session-over'] as const

export const writeCaption = endpoint({
  ...byPerson,
  guests: true,
  path: 'live/caption/write',
  prose:
    'Shows a line under the pictures to everybody who is in, as live message `liveCaption` with `sessionId`, `captionId` and `text`; for those who lead, and whom they asked to write.',
  body: z.strictObject({
    sessionId: id,
    text: line(1, 200),
    /** How long ago it began to be said, in milliseconds. */
    ago: z.int().min(0).max(30_000).default(0),
  }),
  reply: z.object({ captionId: id }),
  errors: [...belong, 'live.not-in', 'live.may-not-caption'],
})

export const setCaptionWriter = endpoint({
  ...byPerson,
  path: 'live/caption/setWriter',
  prose: 'A host asks somebody who is in to write captions, or nobody any more (null).',
  body: z.strictObject({ sessionId: id, personId: id.nullable() }),
  reply: z.object({}),
  errors: [...belong, 'live.only-host', 'live.unknown-participant'],
})
