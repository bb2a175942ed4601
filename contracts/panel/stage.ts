import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'

/** What hosts of a class show to everybody beside slides and board: one person large, and a time that runs. */

const byPerson = { service: 'panel', method: 'POST', access: 'user' } as const
const ofSession = z.strictObject({ sessionId: id })
const hosted = ['live.unknown-session', 'live.removed', 'live.session-over', 'live.only-host'] as const

export const setSpotlight = endpoint({
  ...byPerson,
  path: 'live/spotlight',
  prose: 'A host shows somebody who is in large to everybody, or nobody any more (null).',
  body: ofSession.extend({ personId: id.nullable() }),
  reply: z.object({}),
  errors: [...hosted, 'live.unknown-participant'],
})

export const setTimer = endpoint({
  ...byPerson,
  path: 'live/timer',
  prose: 'A host lets so many seconds run for everybody to see, or takes the time away (null).',
  body: ofSession.extend({ seconds: z.int().min(10).max(7_200).nullable() }),
  reply: z.object({}),
  errors: hosted,
})
