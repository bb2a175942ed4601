import { sql } from 'kysely'
import { type Db, type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { refuseIf } from '#platform/refusal'
import type { LiveDeps } from '../deps.ts'
import { live } from '../tables.ts'
import { slotStarts, whyNotAdd } from './meet.ts'

type Deps = Pick<LiveDeps, 'db' | 'clock'>

/** What a teacher offers; who has set nothing offers nothing. */
export async function showOffer(db: Db, teacherId: string) {
  const [row, hours, page] = await Promise.all([
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
      .selectFrom('identity.teacher_pages')
      .select('handle')
      .where('person_id', '=', teacherId)
      .executeTakeFirst(),
  ])
  const { is_open: isOpen = false, minutes = 30, price = 0 } = row ?? {}
  return { offer: { isOpen, minutes, price, hasHandle: Boolean(page?.handle), hours } }
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

async function changing(
  { db, clock }: Deps,
  teacherId: string,
  change: (tx: Tx, now: Date) => Promise<unknown>,
) {
  const now = clock.now()
  await transaction(db, async (tx) => {
    await lockOffer(tx, teacherId, now)
    await change(tx, now)
    await offerSlots(tx, teacherId, now)
  })
  return showOffer(db, teacherId)
}

const hoursOf = (db: Db, teacherId: string) =>
  live(db).selectFrom('live.meet_hours').selectAll().where('teacher_id', '=', teacherId).execute()

/** Offers the slots of the next weeks, and no others; those that are booked keep their time and price. */
async function offerSlots(tx: Tx, teacherId: string, now: Date): Promise<void> {
  const offer = await lockOffer(tx, teacherId, now)
  await live(tx)
    .updateTable('live.meet_slots')
    .set({ is_offered: false })
    .where('teacher_id', '=', teacherId)
    .where('starts_at', '>', now)
    .execute()
  const starts = offer.is_open ? slotStarts(await hoursOf(tx, teacherId), offer.minutes, now) : []
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
}

export const saveOffer = (deps: Deps, teacherId: string, { isOpen, minutes, price }: OfferWish) =>
  changing(deps, teacherId, (tx, now) =>
    live(tx)
      .updateTable('live.meet_offers')
      .set({ is_open: isOpen, minutes, price, changed_at: now })
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
    const hours = { weekday, from_time: from, to_time: to }
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

/** Every night the slots of one more day follow from each open week. */
export async function offerNextDay({ db, clock }: Deps): Promise<void> {
  const open = await live(db)
    .selectFrom('live.meet_offers')
    .select('teacher_id')
    .where('is_open', '=', true)
    .execute()
  for (const { teacher_id } of open) await transaction(db, (tx) => offerSlots(tx, teacher_id, clock.now()))
}

/** Whether another meet of the teacher overlaps with these times; the slot's own meets count too. */
export const overlaps = (startsAt: string, minutes: string) => sql<boolean>`exists (
  select 1 from live.meets m where m.teacher_id = s.teacher_id and m.state <> 'cancelled'
    and m.starts_at < ${sql.ref(startsAt)} + ${sql.ref(minutes)} * interval '1 minute'
    and m.starts_at + m.minutes * interval '1 minute' > ${sql.ref(startsAt)})`
