import { addDays } from '@arvand/persian/days'
import { dayAt } from '@arvand/persian/zone'
import { sql } from 'kysely'
import { holidaysBetween } from '#modules/calendar'
import { type Db, type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { refuseIf } from '#platform/refusal'
import type { LiveDeps } from '../deps.ts'
import { live } from '../tables.ts'
import { type OtherDay, slotStarts, untilMidnight, weeksAhead, whyNotAdd, whyNotAddDay } from './meet.ts'

type Deps = Pick<LiveDeps, 'db' | 'clock'>

/** What a teacher offers; who has set nothing offers nothing. */
export async function showOffer({ db, clock }: Deps, teacherId: string) {
  const [row, hours, days, page] = await Promise.all([
    live(db)
      .selectFrom('live.meet_offers')
      .selectAll()
      .where('teacher_id', '=', teacherId)
      .executeTakeFirst(),
    live(db)
      .selectFrom('live.meet_hours')
      .select(['id', 'weekday', 'from_time as from', 'to_time as to'])
      .where('teacher_id', '=', teacherId)
      .orderBy('weekday')
      .orderBy('from_time')
      .execute(),
    live(db)
      .selectFrom('live.meet_days')
      .select(['id', 'day', 'from_time as from', 'to_time as to'])
      .where('teacher_id', '=', teacherId)
      .where('day', '>=', dayAt(clock.now()))
      .orderBy('day')
      .orderBy('from_time')
      .limit(200)
      .execute(),
    live(db)
      .selectFrom('identity.teacher_pages')
      .select('handle')
      .where('person_id', '=', teacherId)
      .executeTakeFirst(),
  ])
  const { is_open: isOpen = false, minutes = 30, price = 0, on_holidays: onHolidays = false } = row ?? {}
  return { offer: { isOpen, minutes, price, onHolidays, hasHandle: Boolean(page?.handle), hours, days } }
}

/** Locks a teacher's offer, which is made on the first change. All that books or offers slots waits here. */
async function lockOffer(tx: Tx, teacherId: string, now: Date) {
  await live(tx)
    .insertInto('live.meet_offers')
    .values({ teacher_id: teacherId, changed_at: now })
    .onConflict((there) => there.doNothing())
    .execute()
  return live(tx)
    .selectFrom('live.meet_offers')
    .selectAll()
    .where('teacher_id', '=', teacherId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

async function changing(deps: Deps, teacherId: string, change: (tx: Tx, now: Date) => Promise<unknown>) {
  const now = deps.clock.now()
  await transaction(deps.db, async (tx) => {
    await lockOffer(tx, teacherId, now)
    await change(tx, now)
    await offerSlots(tx, teacherId, now)
  })
  return showOffer(deps, teacherId)
}

const hoursOf = (db: Db, teacherId: string) =>
  live(db).selectFrom('live.meet_hours').selectAll().where('teacher_id', '=', teacherId).execute()

const daysOf = (db: Db, teacherId: string) =>
  live(db).selectFrom('live.meet_days').selectAll().where('teacher_id', '=', teacherId).execute()

/** How the next weeks differ from a teacher's week: by their own days, and by public holidays. */
async function differing(tx: Tx, teacherId: string, onHolidays: boolean, now: Date) {
  const today = dayAt(now)
  const days: OtherDay[] = await daysOf(tx, teacherId)
  const off = onHolidays ? [] : await holidaysBetween(tx, today, addDays(today, weeksAhead * 7))
  return { days, holidays: new Set(off.map(({ day }) => day)) }
}

/** Offers the slots of the next weeks, and no others; those that are booked keep their time and price. */
async function offerSlots(tx: Tx, teacherId: string, now: Date): Promise<void> {
  const offer = await lockOffer(tx, teacherId, now)
  await live(tx)
    .updateTable('live.meet_slots')
    .set({ is_offered: false })
    .where('teacher_id', '=', teacherId)
    .where('starts_at', '>', now)
    .execute()
  const starts = offer.is_open
    ? slotStarts(
        await hoursOf(tx, teacherId),
        offer.minutes,
        now,
        await differing(tx, teacherId, offer.on_holidays, now),
      )
    : []
  if (starts.length === 0) return
  const { minutes, price } = offer
  await live(tx)
    .insertInto('live.meet_slots')
    .values(
      starts.map((starts_at) => ({
        ...{ id: newId(), teacher_id: teacherId, starts_at, minutes, price, is_offered: true },
      })),
    )
    .onConflict((same) =>
      same.columns(['teacher_id', 'starts_at']).doUpdateSet({ minutes, price, is_offered: true }),
    )
    .execute()
}

interface OfferWish {
  readonly isOpen: boolean
  readonly minutes: number
  readonly price: number
  readonly onHolidays?: boolean
}

export const saveOffer = (
  deps: Deps,
  teacherId: string,
  { isOpen, minutes, price, onHolidays = false }: OfferWish,
) =>
  changing(deps, teacherId, (tx, now) =>
    live(tx)
      .updateTable('live.meet_offers')
      .set({ is_open: isOpen, minutes, price, on_holidays: onHolidays, changed_at: now })
      .where('teacher_id', '=', teacherId)
      .execute(),
  )

interface HoursWish {
  readonly weekday: number
  readonly from: string
  readonly to: string
}

export const addHours = (deps: Deps, teacherId: string, { weekday, from, to }: HoursWish) =>
  changing(deps, teacherId, async (tx) => {
    const hours = { weekday, from_time: from, to_time: untilMidnight(to) }
    refuseIf(whyNotAdd(await hoursOf(tx, teacherId), hours))
    await live(tx)
      .insertInto('live.meet_hours')
      .values({ id: newId(), teacher_id: teacherId, ...hours })
      .execute()
  })

export const removeHours = (deps: Deps, teacherId: string, hoursId: string) =>
  changing(deps, teacherId, (tx) =>
    live(tx)
      .deleteFrom('live.meet_hours')
      .where('teacher_id', '=', teacherId)
      .where('id', '=', hoursId)
      .execute(),
  )

interface DayWish {
  readonly day: string
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Makes a day differ from the week; half of a pair of hours is read as the start or end of the day. */
export const addDay = (deps: Deps, teacherId: string, { day, from, to }: DayWish) =>
  changing(deps, teacherId, async (tx, now) => {
    const isOff = from === undefined && to === undefined
    const wish = {
      ...{ day, from_time: isOff ? null : (from ?? '00:00') },
      to_time: isOff ? null : untilMidnight(to ?? '00:00'),
    }
    refuseIf(whyNotAddDay(await daysOf(tx, teacherId), wish, dayAt(now)))
    await live(tx)
      .insertInto('live.meet_days')
      .values({ id: newId(), teacher_id: teacherId, ...wish })
      .execute()
  })

export const removeDay = (deps: Deps, teacherId: string, dayId: string) =>
  changing(deps, teacherId, (tx) =>
    live(tx)
      .deleteFrom('live.meet_days')
      .where('teacher_id', '=', teacherId)
      .where('id', '=', dayId)
      .execute(),
  )

/** Every night the slots of one more day follow from each open week. */
export async function offerNextDay({ db, clock }: Deps): Promise<void> {
  const open = await live(db)
    .selectFrom('live.meet_offers')
    .select('teacher_id')
    .where('is_open', '=', true)
    .execute()
  for (const { teacher_id } of open) await transaction(db, (tx) => offerSlots(tx, teacher_id, clock.now()))
}

/** Whether a meet of the teacher, other than the left out one, overlaps with these times; the slot's own count too. */
export const overlaps = (
  startsAt: string,
  minutes: string,
  leftOut: string | null = null,
) => sql<boolean>`exists (
  select 1 from live.meets m where m.teacher_id = s.teacher_id and m.state <> 'cancelled'
    and m.id is distinct from ${leftOut}::uuid
    and m.starts_at < ${sql.ref(startsAt)} + ${sql.ref(minutes)} * interval '1 minute'
    and m.starts_at + m.minutes * interval '1 minute' > ${sql.ref(startsAt)})`
