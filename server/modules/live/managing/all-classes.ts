import type { LiveKind } from '@arvand/contracts/live'
import type { ClassesPart } from '@arvand/contracts/panel/manage-live'
import { neededWords, searchWords } from '@arvand/persian/search-words'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { asc, desc, type KeysetColumn } from '#platform/keyset'
import { holdsAll, keyOf } from '#platform/search'
import { aliveSince } from '../sessions/people-in.ts'
import { live } from '../tables.ts'
import { type Ahead, type ClassRow, comingClasses } from './coming-classes.ts'

export interface ClassesFilter {
  readonly part: ClassesPart
  readonly kind?: LiveKind | undefined
  readonly q?: string | undefined
}

export const orders = {
  running: [desc('s.opened_at', 'instant'), desc('s.id')],
  past: [desc('s.opened_at', 'instant'), desc('s.id')],
  coming: [asc('c.starts_at', 'instant'), asc('c.id')],
  // Ids are made in the order of time.
  rooms: [desc('c.id')],
} satisfies Readonly<Record<ClassesPart, readonly KeysetColumn[]>>

/** What a part of all classes holds, without an order. */
export function allClassesBy(db: Db, { part, kind, q }: ClassesFilter, ahead: Ahead) {
  const source =
    part === 'coming'
      ? comingClasses(ahead)
      : sql<ClassRow>`(select kind, id, title, host_id, starts_at from live.classes)`
  const rows = live(db)
    .selectFrom(source.as('c'))
    .leftJoin('live.sessions as s', (on) =>
      on.onRef('s.item_id', '=', 'c.id').on('s.kind', '=', sql<'room'>`c.kind`).on(sessionsOf[part]),
    )
    .leftJoin('identity.people as p', 'p.id', 'c.host_id')
    .select([sql<LiveKind>`c.kind`.as('kind'), 'c.title', 'c.id as classId'])
    .select(['p.id as hostId', 'p.name as hostName'])
    .select(['s.state', 's.ended_at as endedAt'])
    .select(
      (part === 'rooms' || part === 'coming' ? sql<string>`c.id` : sql<string>`coalesce(s.id, c.id)`).as(
        'id',
      ),
    )
    .select(sql<Date | null>`coalesce(s.started_at, s.opened_at, c.starts_at)`.as('at'))
    .select(peopleOf(part, ahead.now).as('people'))
    .where(isOf[part])
  const ofKind = kind ? rows.where('c.kind', '=', kind) : rows
  const words = q ? neededWords(searchWords(q)) : []
  if (words.length === 0) return ofKind
  const key = keyOf(sql`c.title || ' ' || coalesce(p.name, '')`)
  return ofKind.where(holdsAll({ title: key, all: key }, words))
}

/** The sessions of a class that its row is about. */
const sessionsOf = {
  running: sql<boolean>`s.state <> 'ended'`,
  past: sql<boolean>`s.state = 'ended'`,
  coming: sql<boolean>`false`,
  rooms: sql<boolean>`s.id = (
    select last.id from live.sessions last where last.item_id = c.id order by last.opened_at desc limit 1
  )`,
} as const satisfies Readonly<Record<ClassesPart, unknown>>

const isOf = {
  running: sql<boolean>`s.id is not null`,
  past: sql<boolean>`s.id is not null`,
  coming: sql<boolean>`true`,
  rooms: sql<boolean>`c.kind = 'room'`,
} as const satisfies Readonly<Record<ClassesPart, unknown>>

const peopleOf = (part: ClassesPart, now: Date) =>
  part === 'running' || part === 'past' ? peopleOfSession(now) : peopleDue

/** Who is in a session now, or was in it. */
export const peopleOfSession = (now: Date) => sql<number>`(
  select count(distinct j.person_id)::integer from live.joins j
  where j.session_id = s.id
    and (s.state = 'ended' or (j.left_at is null and j.seen_at >= ${aliveSince(now)}))
)`

/** Who is registered, belongs to the room, or booked the meet. */
export const peopleDue = sql<number>`case c.kind
  when 'webinar' then (
    select count(*)::integer from live.registrations r where r.webinar_id = c.id and r.state = 'confirmed'
  )
  when 'room' then (select count(*)::integer from live.room_people m where m.room_id = c.id)
  else 1 end`

/** How many each part holds, whatever is searched for. */
export async function countParts(db: Db, ahead: Ahead): Promise<Record<ClassesPart, number>> {
  const { rows } = await sql<Record<ClassesPart, number>>`
    select
      (select count(*)::integer from live.sessions where state <> 'ended' and kind <> 'rehearsal') as running,
      (select count(*)::integer from live.sessions where state = 'ended' and kind <> 'rehearsal') as past,
      (select count(*)::integer from ${comingClasses(ahead)} as c) as coming,
      (select count(*)::integer from live.rooms) as rooms`.execute(live(db))
  return rows[0] ?? { running: 0, past: 0, coming: 0, rooms: 0 }
}
