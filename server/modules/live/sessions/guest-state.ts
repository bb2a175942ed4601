import type { Db } from '#platform/database'
import { type ClassKind, live } from '../tables.ts'

/** Guests as every part of a class asks for them; who lets them in is `guests/`. */

export interface ClassItem {
  readonly kind: ClassKind
  readonly itemId: string
}

/** A guest of this class whose visit lasts; undefined when they are none. */
export const findGuest = (db: Db, { kind, itemId }: ClassItem, guestId: string, now: Date) =>
  live(db)
    .selectFrom('live.guests as g')
    .innerJoin('live.guest_links as l', 'l.id', 'g.link_id')
    .select(['l.key', 'l.may_chat as mayChat', 'l.withdrawn_at as withdrawnAt'])
    .where('g.id', '=', guestId)
    .where('l.kind', '=', kind)
    .where('l.item_id', '=', itemId)
    .where('g.expires_at', '>', now)
    .executeTakeFirst()

export async function isGuest(db: Db, personId: string): Promise<boolean> {
  const guests = live(db).selectFrom('live.guests').select('id').where('id', '=', personId)
  return (await guests.executeTakeFirst()) !== undefined
}

/** Whose class it is; of several hosts of a room the first. */
export async function findHost(db: Db, { kind, itemId }: ClassItem): Promise<string | null> {
  const of = {
    webinar: () => live(db).selectFrom('live.webinars').select('owner_id as id').where('id', '=', itemId),
    meet: () => live(db).selectFrom('live.meets').select('teacher_id as id').where('id', '=', itemId),
    room: () =>
      live(db)
        .selectFrom('live.room_people')
        .select('person_id as id')
        .where('room_id', '=', itemId)
        .where('role', '=', 'host')
        .orderBy('person_id')
        .limit(1),
  }
  return (await of[kind]().executeTakeFirst())?.id ?? null
}
