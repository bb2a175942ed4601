import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import type { Db } from '#platform/database'
import { whyNotEnter as whyNotEnterMeet } from '../meets/meet.ts'
import { type ClassKind, live, type SessionKind } from '../tables.ts'
import { findRegistration } from '../webinars/seats.ts'
import { whyNotEnter } from '../webinars/webinar.ts'
import { findGuest, findHost } from './guest-state.ts'

/** A class as one person stands to it. */
export interface ClassOf {
  readonly title: string
  readonly role: 'host' | 'participant'
  readonly startsAt: Date | null
  readonly page: string
  readonly whyNotEnter: ErrorCode | null
  /** Came by the link of the class, without an account; null: belongs to it. */
  readonly guest: { readonly mayChat: boolean } | null
}

/** How a person stands to a class; a code when they have nothing to do with it. */
type FindClass = (
  db: Db,
  itemId: string,
  personId: string,
  now: Date,
) => Promise<Omit<ClassOf, 'guest'> | ErrorCode>

const ofWebinar: FindClass = async (db, itemId, personId, now) => {
  const webinar = await live(db)
    .selectFrom('live.webinars')
    .selectAll()
    .where('id', '=', itemId)
    .executeTakeFirst()
  if (!webinar) return 'live.unknown-webinar'
  const isHost = webinar.owner_id === personId
  const mine = isHost ? undefined : await findRegistration(db, itemId, personId)
  const isIn = mine && ['confirmed', 'attended', 'certified', 'absent'].includes(mine.state)
  if (!isHost && !isIn) return webinar.state === 'draft' ? 'live.unknown-webinar' : 'live.not-registered'
  return {
    title: webinar.title,
    role: isHost ? 'host' : 'participant',
    startsAt: webinar.starts_at,
    page: `/webinars/${webinar.slug}`,
    whyNotEnter: whyNotEnter(webinar, now),
  }
}

const ofRoom: FindClass = async (db, itemId, personId) => {
  const room = await live(db)
    .selectFrom('live.rooms as r')
    .innerJoin('live.room_people as m', 'm.room_id', 'r.id')
    .select(['r.title', 'm.role'])
    .where('r.id', '=', itemId)
    .where('m.person_id', '=', personId)
    .executeTakeFirst()
  if (!room) return 'live.unknown-room'
  return {
    title: room.title,
    role: room.role === 'host' ? 'host' : 'participant',
    startsAt: null,
    page: `/panel/classes/rooms/${itemId}`,
    whyNotEnter: null,
  }
}

const ofMeet: FindClass = async (db, itemId, personId, now) => {
  const meet = await live(db).selectFrom('live.meets').selectAll().where('id', '=', itemId).executeTakeFirst()
  const isHost = meet?.teacher_id === personId
  if (!meet || (!isHost && meet.learner_id !== personId)) return 'live.unknown-meet'
  return {
    title: 'جلسهٔ خصوصی',
    role: isHost ? 'host' : 'participant',
    startsAt: meet.starts_at,
    page: isHost ? '/teach/meets' : '/panel/classes/meets',
    whyNotEnter: whyNotEnterMeet(meet, now),
  }
}

/** Of the person alone; to all others it does not exist. */
const ofRehearsal: FindClass = async (_db, itemId, personId) =>
  itemId === personId
    ? { title: 'اتاق تمرین', role: 'host', startsAt: null, page: '/panel/classes', whyNotEnter: null }
    : 'live.unknown-session'

const finds: Readonly<Record<SessionKind, FindClass>> = {
  webinar: ofWebinar,
  room: ofRoom,
  meet: ofMeet,
  rehearsal: ofRehearsal,
}

export async function findClass(
  db: Db,
  kind: SessionKind,
  itemId: string,
  personId: string,
  now: Date,
): Promise<ClassOf | ErrorCode> {
  const found = await finds[kind](db, itemId, personId, now)
  if (typeof found !== 'string') return { ...found, guest: null }
  return (kind === 'rehearsal' ? null : await ofGuest(db, { kind, itemId }, personId, now)) ?? found
}

/** A class as one of its guests stands to it; null when they are none. */
async function ofGuest(
  db: Db,
  item: { readonly kind: ClassKind; readonly itemId: string },
  guestId: string,
  now: Date,
): Promise<ClassOf | null> {
  const guest = await findGuest(db, item, guestId, now)
  const hostId = guest && (await findHost(db, item))
  const of = hostId ? await finds[item.kind](db, item.itemId, hostId, now) : 'live.unknown-session'
  if (!guest || typeof of === 'string') return null
  return {
    ...{ title: of.title, startsAt: of.startsAt, role: 'participant', guest: { mayChat: guest.mayChat } },
    page: `/live/guests/${guest.key}`,
    // Who is in stays; nobody comes in anew.
    whyNotEnter: guest.withdrawnAt ? 'live.guest-link-over' : of.whyNotEnter,
  }
}
