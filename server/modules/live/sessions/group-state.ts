import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { live } from '../tables.ts'

/** The groups of a session that are open now, in their order. */
export const findGroups = (db: Db, sessionId: string, now: Date) =>
  live(db)
    .selectFrom('live.groups')
    .select(['id', 'place', 'ends_at as endsAt'])
    .where('session_id', '=', sessionId)
    .where('closed_at', 'is', null)
    .where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('place')
    .execute()

/** In which open group somebody is; null: in the class itself. */
export async function findGroupOf(
  db: Db,
  sessionId: string,
  personId: string,
  now: Date,
): Promise<string | null> {
  const row = await live(db)
    .selectFrom('live.participants as p')
    .innerJoin('live.groups as g', 'g.id', 'p.group_id')
    .select('g.id')
    .where('p.session_id', '=', sessionId)
    .where('p.person_id', '=', personId)
    .where('g.closed_at', 'is', null)
    .where(({ or, eb }) => or([eb('g.ends_at', 'is', null), eb('g.ends_at', '>', now)]))
    .executeTakeFirst()
  return row?.id ?? null
}

/** The engine's room of somebody: their group's, or the class's. */
export const engineRoomOf = async (db: Db, sessionId: string, personId: string, now: Date) =>
  (await findGroupOf(db, sessionId, personId, now)) ?? sessionId

/** The session to which an engine's room belongs. */
export async function sessionOfEngineRoom(db: Db, roomId: string): Promise<string> {
  const row = live(db).selectFrom('live.groups').select('session_id').where('id', '=', roomId)
  return (await row.executeTakeFirst())?.session_id ?? roomId
}

/** All rooms that an engine may hold for a session. */
export async function engineRooms(db: Db, sessionId: string): Promise<string[]> {
  const rows = await live(db)
    .selectFrom('live.groups')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('closed_at', 'is', null)
    .execute()
  return [sessionId, ...rows.map(({ id }) => id)]
}

/** Closes groups in the tables; whose they were. */
export const closeGroups = (db: Db, sessionId: string, now: Date) =>
  live(db)
    .updateTable('live.groups')
    .set({ closed_at: sql<Date>`least(ends_at, ${now}::timestamptz)` })
    .where('session_id', '=', sessionId)
    .where('closed_at', 'is', null)
    .returning('id')
    .execute()
