import { mostWhole } from '@arvand/contracts/page'
import { addDays, daysBetween } from '@arvand/persian/days'
import { instantAt } from '@arvand/persian/zone'
import { sql } from 'kysely'
import { findPictures } from '#modules/media'
import type { Db } from '#platform/database'
import { asc, desc, keysetPage } from '#platform/keyset'
import { refuse, refuseIf } from '#platform/refusal'
import { settingIn } from '#platform/settings'
import { wholeList } from '#platform/whole-list'
import { liveSettings } from '../live-settings.ts'
import { live, type MeetRow } from '../tables.ts'
import { type Side, soonestFor, whyNotCancel, whyNotEnter, whyNotMove } from './meet.ts'
import { meetStates } from './meet-states.ts'
import { overlaps } from './offer.ts'

const teachers = (db: Db) =>
  live(db)
    .selectFrom('live.meet_offers as o')
    .innerJoin('identity.people as p', 'p.id', 'o.teacher_id')
    .innerJoin('identity.teacher_pages as page', 'page.person_id', 'p.id')
    .leftJoin('identity.shown_avatars as worn', 'worn.person_id', 'p.id')
    .select(['p.id', 'p.name', 'page.handle', 'worn.file_id as avatar', 'o.minutes', 'o.price'])
    .where('o.is_open', '=', true)

async function pictured<Row extends { readonly avatar: string | null }>(db: Db, rows: readonly Row[]) {
  const pictures = await findPictures(
    db,
    rows.map(({ avatar }) => avatar),
  )
  return rows.map(({ avatar, ...row }) => ({ ...row, picture: pictures(avatar) }))
}

/** Teachers who offer meets, by name. */
export async function listTeachers(db: Db, cursor?: string) {
  const page = await keysetPage(teachers(db), [asc('p.name', 'text'), asc('p.id')], cursor)
  return { ...page, items: await pictured(db, page.items) }
}

interface SlotAsk {
  readonly teacher: string
  readonly from: string
  readonly to: string
}

/** The free slots of a teacher between two days. */
export async function listSlots(db: Db, now: Date, { teacher: handle, from, to }: SlotAsk) {
  if (from > to || daysBetween(from, to) > 31) refuse('live.too-many-days')
  const found = await teachers(db).where('page.handle', '=', handle).executeTakeFirst()
  const { id, avatar, name, handle: known } = found ?? refuse('live.no-meets')
  const after = new Date(Math.max(now.getTime(), instantAt(from).getTime()))
  const rows = await live(db)
    .selectFrom('live.meet_slots as s')
    .select(['s.id', 's.starts_at as startsAt', 's.minutes', 's.price'])
    .where('s.teacher_id', '=', id)
    .where('s.is_offered', '=', true)
    .where('s.starts_at', '>', after)
    .where('s.starts_at', '<', instantAt(addDays(to, 1)))
    .where(({ not }) => not(overlaps('s.starts_at', 's.minutes')))
    .orderBy('s.starts_at')
    .limit(200)
    .execute()
  const pictures = await findPictures(db, [avatar])
  return { ...wholeList(rows), teacher: { handle: known, name, picture: pictures(avatar) } }
}

/** Whether the meet `m` was recorded. */
const hasRecordings = sql<boolean>`exists (
  select 1 from live.sessions s join live.recordings r on r.session_id = s.id
  where s.kind = 'meet' and s.item_id = m.id and r.state <> 'empty'
)`

const meetsOf = (db: Db) =>
  live(db)
    .selectFrom('live.meets as m')
    .innerJoin('identity.people as t', 't.id', 'm.teacher_id')
    .leftJoin('identity.teacher_pages as page', 'page.person_id', 't.id')
    .leftJoin('identity.shown_avatars as worn', 'worn.person_id', 't.id')
    .selectAll('m')
    .select(['t.name', 'page.handle', 'worn.file_id as avatar'])
    .select([settingIn(liveSettings.meetFreeHours).as('free_hours'), hasRecordings.as('has_recordings')])

type Row = Awaited<ReturnType<ReturnType<typeof meetsOf>['execute']>>[number]

async function replies(db: Db, rows: readonly Row[], now: Date) {
  return (await pictured(db, rows)).map(({ name, handle, picture, ...row }) => ({
    ...{ id: row.id, slotId: row.slot_id, state: meetStates[row.state], startsAt: row.starts_at },
    ...{ minutes: row.minutes, price: row.price, teacher: { name, handle, picture } },
    factorId: row.state === 'pending-payment' ? row.factor_id : null,
    freeHours: row.free_hours,
    mayCancel: whyNotCancel(row, now) === null,
    mayMove: whyNotMove('learner', row, now) === null,
    ...{ movedByTeacher: row.moved_by_teacher, missedBy: row.missed_by },
    hasRecordings: row.has_recordings,
    live: whyNotEnter(row, now) === null,
  }))
}

/** A person's booked meets, the latest first. */
export async function listMine(db: Db, now: Date, learnerId: string, cursor?: string) {
  const rows = meetsOf(db).where('m.learner_id', '=', learnerId)
  const page = await keysetPage(rows, [desc('m.starts_at', 'instant'), desc('m.id')], cursor)
  return { ...page, items: await replies(db, page.items, now) }
}

export async function meetReply(db: Db, now: Date, meetId: string) {
  const row = await meetsOf(db).where('m.id', '=', meetId).executeTakeFirst()
  const [told] = row ? await replies(db, [row], now) : []
  return told ?? refuse('live.unknown-meet')
}

const taughtBy = (db: Db, teacherId: string) =>
  live(db)
    .selectFrom('live.meets as m')
    .innerJoin('identity.people as p', 'p.id', 'm.learner_id')
    .selectAll('m')
    .select('p.name')
    .select([settingIn(liveSettings.meetFreeHours).as('free_hours'), hasRecordings.as('has_recordings')])
    .where('m.teacher_id', '=', teacherId)

type TaughtRow = Awaited<ReturnType<ReturnType<typeof taughtBy>['execute']>>[number]

const taughtReply = (row: TaughtRow, now: Date) => ({
  ...{ id: row.id, state: meetStates[row.state], startsAt: row.starts_at, minutes: row.minutes },
  ...{ learner: row.name, missedBy: row.missed_by },
  hasRecordings: row.has_recordings,
  mayCancel: isToCome(row, now),
  mayMove: whyNotMove('teacher', row, now) === null,
  live: whyNotEnter(row, now) === null,
})

/** The meets of a teacher, the latest first. */
export async function listTaught(db: Db, now: Date, teacherId: string, cursor?: string) {
  const rows = taughtBy(db, teacherId)
  const page = await keysetPage(rows, [desc('m.starts_at', 'instant'), desc('m.id')], cursor)
  return { ...page, items: page.items.map((row) => taughtReply(row, now)) }
}

/** The slots to which one side may move a meet; those on which another meet lies are not free. */
async function slotsToMove(
  db: Db,
  now: Date,
  side: Side,
  meet: Pick<Row, 'id' | 'slot_id' | 'teacher_id' | 'minutes' | 'price'>,
) {
  const rows = await live(db)
    .selectFrom('live.meet_slots as s')
    .select(['s.id', 's.starts_at as startsAt', 's.minutes', 's.price'])
    .where('s.teacher_id', '=', meet.teacher_id)
    .where('s.id', '<>', meet.slot_id)
    .where('s.is_offered', '=', true)
    .where('s.minutes', '=', meet.minutes)
    .where('s.price', '=', meet.price)
    .where('s.starts_at', '>', now)
    .where('s.starts_at', '>=', soonestFor(side, now))
    .where(({ not }) => not(overlaps('s.starts_at', 's.minutes', meet.id)))
    .orderBy('s.starts_at')
    .limit(mostWhole)
    .execute()
  return wholeList(rows)
}

/** A learner's meet with the slots to which they may move it. */
export async function listSlotsToMove(db: Db, now: Date, learnerId: string, meetId: string) {
  const rows = meetsOf(db).where('m.id', '=', meetId).where('m.learner_id', '=', learnerId)
  const row = (await rows.executeTakeFirst()) ?? refuse('live.unknown-meet')
  refuseIf(whyNotMove('learner', row, now))
  return { ...(await slotsToMove(db, now, 'learner', row)), meet: await meetReply(db, now, meetId) }
}

/** The same for its teacher. */
export async function listTaughtSlotsToMove(db: Db, now: Date, teacherId: string, meetId: string) {
  const row =
    (await taughtBy(db, teacherId).where('m.id', '=', meetId).executeTakeFirst()) ??
    refuse('live.unknown-meet')
  refuseIf(whyNotMove('teacher', row, now))
  return { ...(await slotsToMove(db, now, 'teacher', row)), meet: taughtReply(row, now) }
}

/** A teacher may cancel until the start, whatever was paid. */
export const isToCome = (
  row: Pick<MeetRow, 'state' | 'starts_at' | 'moved_by_teacher'>,
  now: Date,
): boolean => whyNotCancel({ ...row, paid: 0, free_hours: 0 }, now) === null
