import { formatDateTime } from '@arvand/persian/format-date'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database'
import { settingIn } from '#platform/settings'
import type { Sellable, SoldLine } from '#plugs/sellable'
import type { LiveDeps } from '../deps.ts'
import { liveSettings } from '../live-settings.ts'
import { live, type StoredMeetState } from '../tables.ts'
import { lockSlot, putMeet, tellBooked, whyNotBook } from './book.ts'
import { endOf, whyNotCancel } from './meet.ts'

type Deps = Pick<LiveDeps, 'db' | 'clock' | 'jobs'>

/** Slots of teachers as commerce sells them; a meet is its buyer's alone. */
export const sellableMeets = (deps: Deps): Sellable => ({
  kind: 'meet',
  title: 'جلسهٔ خصوصی',
  givable: false,
  seats: false,
  ownedCodes: ['live.own-slot'],
  async quote(db, items) {
    const ids = items.map(({ id }) => id)
    const rows = await live(db)
      .selectFrom('live.meet_slots as s')
      .innerJoin('identity.people as p', 'p.id', 's.teacher_id')
      .select(['s.id', 's.starts_at', 's.price', 's.teacher_id', 'p.name', 'p.has_left'])
      .where('s.id', 'in', ids)
      .execute()
    return new Map(
      rows.map(({ id, starts_at, price, teacher_id, name, has_left }) => [
        id,
        {
          ...{ id, title: `جلسهٔ خصوصی با ${name}، ${formatDateTime(starts_at)}`, price, listPrice: price },
          ...{
            href: '/panel/classes/meets',
            picture: null,
            palette: 'lajvard',
            plusDiscount: true,
            taxed: true,
          },
          sellers: has_left ? [] : [{ personId: teacher_id, percent: 100 }],
        },
      ]),
    )
  },
  async whyNotBuy(db, personId, ids) {
    const now = deps.clock.now()
    const rows = await live(db)
      .selectFrom('live.meet_slots as s')
      .leftJoin('live.meets as m', (on) =>
        on.onRef('m.slot_id', '=', 's.id').on('m.state', '<>', 'cancelled'),
      )
      .select(['s.id', 's.teacher_id', 's.starts_at', 'm.learner_id', 'm.state'])
      .where('s.id', 'in', ids)
      .execute()
    return new Map(
      rows.flatMap(({ id, ...row }) => {
        const why = whyNotBuy(row, personId, now)
        return why ? [[id, why] as const] : []
      }),
    )
  },
  async reserve(tx, buyerId, lines) {
    for (const line of lines) {
      const why = await reserveSlot(deps, tx, buyerId, line)
      if (why) return why
    }
    return null
  },
  async release(tx, lines) {
    const ids = lines.map(({ id }) => id)
    await live(tx)
      .updateTable('live.meets')
      .set({ state: 'cancelled', changed_at: deps.clock.now() })
      .where('line_id', 'in', ids)
      .where('state', '=', 'pending-payment')
      .execute()
  },
  async grant(tx, grants) {
    for (const { line, entitlementId, now } of grants) {
      const meet = await live(tx)
        .updateTable('live.meets')
        .set({ state: 'booked', entitlement_id: entitlementId, paid: line.total, changed_at: now })
        .where('line_id', '=', line.id)
        .where('state', '=', 'pending-payment')
        .returningAll()
        .executeTakeFirst()
      if (!meet) throw new Error(`line ${line.id} holds no slot`)
      await tellBooked(deps, tx, meet)
    }
    return []
  },
  async revoke(tx, grants) {
    for (const { line, now } of grants)
      await live(tx)
        .updateTable('live.meets')
        // What somebody missed stays so when its money goes back.
        .set({
          state: sql<StoredMeetState>`case when state = 'missed' then state else 'cancelled' end`,
          ...{ paid: 0, changed_at: now },
        })
        .where('line_id', '=', line.id)
        // One that its teacher has cancelled may still wait for its money.
        .where(({ or, eb }) => or([eb('state', '<>', 'cancelled'), eb('paid', '>', 0)]))
        .execute()
    return []
  },
  takesPlaceAt,
  /** As long as the learner may give it up nothing counts as used; then everything does. */
  usedPercent: (db, personId, id) => usedPercent(db, deps.clock.now(), personId, id),
})

/** Where its meet stands now, which may be another time than was bought. */
async function takesPlaceAt(db: Db, lines: readonly Pick<SoldLine, 'id'>[]) {
  const rows = await live(db)
    .selectFrom('live.meets')
    .select(['line_id', 'starts_at', 'minutes'])
    .where(
      'line_id',
      'in',
      lines.map(({ id }) => id),
    )
    .execute()
  return new Map(rows.flatMap((row) => (row.line_id === null ? [] : [[row.line_id, endOf(row)] as const])))
}

async function usedPercent(db: Db, now: Date, personId: string, id: string): Promise<number> {
  const row = await live(db)
    .selectFrom('live.meets')
    .selectAll()
    .select(settingIn(liveSettings.meetFreeHours).as('free_hours'))
    // The meet may have moved to another slot.
    .where('sold_slot_id', '=', id)
    .where('learner_id', '=', personId)
    .where('paid', '>', 0)
    .where('state', '<>', 'cancelled')
    .executeTakeFirst()
  return row && whyNotCancel(row, now) !== null ? 100 : 0
}

/** Holds a slot for a line, under the lock of its teacher's offer. */
async function reserveSlot(deps: Deps, tx: Tx, buyerId: string, line: SoldLine) {
  const slot = await lockSlot(tx, line.item_id)
  if (!slot) return 'live.unknown-slot' as const
  const now = deps.clock.now()
  const held = await live(tx)
    .selectFrom('live.meets')
    .select('line_id')
    .where('slot_id', '=', slot.id)
    .where('learner_id', '=', buyerId)
    .where('state', '=', 'pending-payment')
    .executeTakeFirst()
  if (held) return held.line_id === line.id ? null : ('live.payment-waiting' as const)
  const why = await whyNotBook(tx, slot, buyerId, now)
  if (why) return why
  await putMeet(tx, slot, buyerId, now, {
    state: 'pending-payment',
    line_id: line.id,
    factor_id: line.factor_id,
  })
  return null
}

interface Sold {
  readonly teacher_id: string
  readonly starts_at: Date
  /** Whose meet it is; null: nobody's. */
  readonly learner_id: string | null
  readonly state: string | null
}

function whyNotBuy({ teacher_id, starts_at, learner_id, state }: Sold, personId: string, now: Date) {
  if (teacher_id === personId) return 'live.own-slot' as const
  if (starts_at <= now) return 'live.unknown-slot' as const
  const isFree = learner_id === null || (learner_id === personId && state === 'pending-payment')
  return isFree ? null : ('live.slot-taken' as const)
}
