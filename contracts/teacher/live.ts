import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'

export const listAttendance = endpoint({
  service: 'teacher',
  method: 'POST',
  path: 'live/attendance',
  access: 'teacher',
  prose: 'Everybody’s net minutes in a session, signed, for its hosts.',
  body: pageAsk.extend({ sessionId: id }),
  reply: pageOf(z.object({ personId: id, name: z.string(), minutes: z.int(), signature: z.string() })),
  errors: ['live.unknown-session', 'live.removed'],
})
