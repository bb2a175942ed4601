import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, lines } from '../fields.ts'
import { liveKind, sessionState } from '../live.ts'
import { pageAsk, pageOf } from '../page.ts'
import { searched } from '../search.ts'

/** Every webinar, room and meet, for managers of the content. */

const managers = { service: 'panel', method: 'POST', access: 'manager', scope: 'content' } as const

/**
 * `running`: sessions that are open now; `coming`: webinars and meets ahead, and the classes of rooms in the next two
 * weeks; `past`: sessions that ended.
 */
export const classesPart = z.enum(['running', 'coming', 'past', 'rooms'])
export type ClassesPart = z.output<typeof classesPart>

export const classesFilter = {
  part: classesPart.default('running'),
  kind: liveKind.optional(),
  /** Words of its title, or the name of its host. */
  q: searched.optional(),
}

export const listAllClasses = endpoint({
  ...managers,
  path: 'manage/live/list',
  prose:
    'Live classes of everybody: what runs now and what is past, the latest first; what comes, the next first; rooms, the newest first.',
  body: pageAsk.extend(classesFilter),
  reply: pageOf(
    z.object({
      /** Of the session; where there is none yet, of the class. */
      id,
      classId: id,
      kind: liveKind,
      title: z.string(),
      host: z.object({ id, name: z.string() }).nullable(),
      /** When the session began, or the class will; of a room its last session. */
      at: instant.nullable(),
      endedAt: instant.nullable(),
      /** Null: there is no session yet. */
      state: sessionState.nullable(),
      /** Who is in now, who was in, who is registered or belongs to the room. */
      people: z.int(),
    }),
  ).extend({
    counts: z.record(classesPart, z.int()),
  }),
  errors: [],
})

export const showAnyClass = endpoint({
  ...managers,
  path: 'manage/live/show',
  prose: 'A class of anybody: when it comes, and a page of its sessions, the latest first.',
  body: pageAsk.extend({ kind: liveKind, id }),
  reply: pageOf(
    z.object({
      id,
      state: sessionState,
      at: instant,
      endedAt: instant.nullable(),
      /** Who is in now, or who was in. */
      people: z.int(),
    }),
  ).extend({
    class: z.object({
      id,
      kind: liveKind,
      title: z.string(),
      host: z.object({ id, name: z.string() }).nullable(),
      /** The public page of the class, or of the course whose room it is. */
      page: z.string().nullable(),
      /** Who is registered or belongs to the room. */
      people: z.int(),
      /** Of a room two weeks, with what falls out and why (null: it takes place). */
      coming: z.array(z.object({ at: instant, minutes: z.int(), whyNot: z.string().nullable() })),
    }),
  }),
  errors: ['live.unknown-webinar', 'live.unknown-room', 'live.unknown-meet'],
})

export const endAnyClass = endpoint({
  ...managers,
  path: 'manage/live/end',
  prose: 'Ends a session that runs, for all who are in; its host is told the reason. Written down.',
  body: z.strictObject({ sessionId: id, reason: lines(3, 300) }),
  reply: z.object({ session: z.object({ id, state: sessionState }) }),
  errors: ['live.unknown-session', 'live.session-over'],
})

export const exportAllClasses = endpoint({
  ...managers,
  path: 'manage/live/export',
  prose:
    'Gives an address, good for a few minutes, of a sheet of the classes that the list’s filters find. Written down.',
  body: z.strictObject({ ...classesFilter, format: z.enum(['csv', 'xlsx']) }),
  reply: z.object({ url: z.string(), until: instant }),
  errors: [],
})
