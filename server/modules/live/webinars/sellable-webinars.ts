import { leaveNotice } from '#modules/notices'
import type { Db, Tx } from '#platform/database'
import { settingIn } from '#platform/settings'
import type { Grant, Sellable, SoldLine } from '#plugs/sellable'
import type { LiveDeps } from '../deps.ts'
import { seatsFreed } from '../jobs.ts'
import { webinarRegistered } from '../live-notice-types.ts'
import { liveSettings } from '../live-settings.ts'
import { reminderDue } from '../reminders.ts'
import { live } from '../tables.ts'
import { dropPagesOf } from './pages.ts'
import { findRegistration, lockWebinar, moveUp, putRegistration, type SeatDeps } from './seats.ts'
import { endOf, whyNotCancel, whyNotRegister } from './webinar.ts'

type Deps = SeatDeps & Pick<LiveDeps, 'db' | 'pages'>

/** Seats of webinars as commerce sells them; a seat is its buyer's alone. */
export const sellableWebinars = (deps: Deps): Sellable => ({
  kind: 'webinar',
  title: 'وبینار',
  givable: false,
  seats: false,
  ownedCodes: ['live.already-registered', 'live.own-webinar'],
  async quote(db, items) {
    const ids = items.map(({ id }) => id)
    const rows = await live(db)
      .selectFrom('live.webinars as w')
      .innerJoin('identity.people as p', 'p.id', 'w.owner_id')
      .select(['w.id', 'w.slug', 'w.title', 'w.price', 'w.owner_id', 'p.has_left'])
      .where('w.id', 'in', ids)
      .where('w.state', '<>', 'draft')
      .execute()
    return new Map(
      rows.map(({ id, slug, title, price, owner_id, has_left }) => [
        id,
        {
          ...{ id, title, price, listPrice: price, href: `/webinars/${slug}`, picture: null },
          ...{ palette: 'zafarani', plusDiscount: true, taxed: true },
          sellers: has_left ? [] : [{ personId: owner_id, percent: 100 }],
        },
      ]),
    )
  },
  async whyNotBuy(db, personId, ids) {
    const now = deps.clock.now()
    const rows = await live(db)
      .selectFrom('live.webinars as w')
      .leftJoin('live.registrations as r', (on) =>
        on.onRef('r.webinar_id', '=', 'w.id').on('r.person_id', '=', personId),
      )
      .select(['w.id', 'w.state', 'w.owner_id', 'w.starts_at', 'w.minutes', 'r.state as mine'])
      .where('w.id', 'in', ids)
      .execute()
    return new Map(
      rows.flatMap((row) => {
        const isIn = row.mine !== null && !['waiting', 'pending-payment', 'cancelled'].includes(row.mine)
        const why = isIn ? ('live.already-registered' as const) : whyNotRegister(row, personId, now)
        return why ? [[row.id, why] as const] : []
      }),
    )
  },
  async reserve(tx, buyerId, lines) {
    for (const line of lines) {
      const why = await reserveSeat(deps, tx, buyerId, line)
      if (why) return why
    }
    return null
  },
  async release(tx, lines) {
    for (const { id } of lines) await freeSeat(deps, tx, id)
  },
  async grant(tx, grants) {
    for (const grant of grants) await confirm(deps, tx, grant)
    return []
  },
  async revoke(tx, grants) {
    for (const { line, now } of grants) {
      const row = await live(tx)
        .updateTable('live.registrations')
        .set({ state: 'cancelled', line_id: null, factor_id: null, entitlement_id: null, paid: 0 })
        .set({ changed_at: now })
        .where('line_id', '=', line.id)
        .returning('webinar_id')
        .executeTakeFirst()
      if (row) await leaveFreed(deps, tx, row.webinar_id)
    }
    return []
  },
  granted: async (grants) => dropPagesOf(deps.pages, grants.length),
  revoked: async (grants) => dropPagesOf(deps.pages, grants.length),
  takesPlaceAt,
  /** As long as the person may give the seat up nothing counts as used; then everything does. */
  usedPercent: (db, personId, id) => usedPercent(db, deps.clock.now(), personId, id),
})

async function takesPlaceAt(db: Db, lines: readonly Pick<SoldLine, 'id' | 'item_id'>[]) {
  const ids = lines.map(({ item_id }) => item_id)
  const rows = await live(db)
    .selectFrom('live.webinars')
    .select(['id', 'starts_at', 'minutes'])
    .where('id', 'in', ids)
    .execute()
  const ends = new Map(rows.map((row) => [row.id, endOf(row)]))
  return new Map(
    lines.flatMap(({ id, item_id }) => {
      const end = ends.get(item_id)
      return end ? [[id, end] as const] : []
    }),
  )
}

async function usedPercent(db: Db, now: Date, personId: string, webinarId: string): Promise<number> {
  const row = await live(db)
    .selectFrom('live.webinars as w')
    .innerJoin('live.registrations as r', 'r.webinar_id', 'w.id')
    .select(['w.starts_at', 'w.minutes', 'w.moved_at', 'r.paid', 'r.queued_at'])
    .select(settingIn(liveSettings.webinarFreeHours).as('free_hours'))
    .where('w.id', '=', webinarId)
    .where('r.person_id', '=', personId)
    .executeTakeFirst()
  return row && whyNotCancel(row, row, now) === null ? 0 : 100
}

/**
 * Holds a seat for a line, under the webinar's lock: the one that the buyer holds already (an offer, or a line that was
 * given up), else a free one after those who wait were served.
 */
async function reserveSeat(deps: SeatDeps, tx: Tx, buyerId: string, line: SoldLine) {
  const webinar = await lockWebinar(tx, line.item_id)
  if (!webinar) return 'live.unknown-webinar' as const
  const now = deps.clock.now()
  const why = whyNotRegister(webinar, buyerId, now)
  if (why) return why
  const hold = { state: 'pending-payment', line_id: line.id, factor_id: line.factor_id } as const
  const mine = await findRegistration(tx, webinar.id, buyerId)
  if (mine?.state === 'pending-payment' && mine.line_id !== null && mine.line_id !== line.id)
    return 'live.payment-waiting' as const
  if (mine && mine.state !== 'pending-payment' && mine.state !== 'waiting' && mine.state !== 'cancelled')
    return 'live.already-registered' as const
  const isHeld = mine?.state === 'pending-payment'
  if (!isHeld && (await moveUp(deps, tx, webinar)) === 0) {
    // Whoever waits may have been moved up just now.
    const moved = await findRegistration(tx, webinar.id, buyerId)
    if (moved?.state === 'confirmed') return 'live.already-registered' as const
    if (moved?.state !== 'pending-payment') return 'live.webinar-full' as const
  }
  await putRegistration(tx, webinar, buyerId, now, {
    ...hold,
    ...(mine ? { queued_at: mine.queued_at } : {}),
  })
  return null
}

/** The held seat is paid, and its person is told. */
async function confirm(deps: Deps, tx: Tx, { line, entitlementId, personId, now }: Grant): Promise<void> {
  const row = await live(tx)
    .updateTable('live.registrations as r')
    .from('live.webinars as w')
    .set({ state: 'confirmed', entitlement_id: entitlementId, paid: line.total, held_until: null })
    .set({ changed_at: now })
    .whereRef('w.id', '=', 'r.webinar_id')
    .where('r.line_id', '=', line.id)
    .where('r.state', '=', 'pending-payment')
    .returning(['r.id', 'w.title', 'w.slug', 'w.starts_at'])
    .executeTakeFirst()
  if (!row) throw new Error(`line ${line.id} holds no seat`)
  await live(tx)
    .updateTable('live.registrations')
    .set({ reminded: reminderDue(row.starts_at, now) })
    .where('id', '=', row.id)
    .execute()
  await leaveNotice(deps.jobs, tx, deps.clock, {
    ...{ personId, kind: webinarRegistered },
    about: { title: row.title, slug: row.slug, startsAt: row.starts_at },
    cause: `registration by line ${line.id}`,
  })
}

/** The hold of a line is over; under the webinar's lock a job then gives the seat to whoever is next. */
async function freeSeat(deps: SeatDeps, tx: Tx, lineId: string): Promise<void> {
  const now = deps.clock.now()
  const row = await live(tx)
    .updateTable('live.registrations')
    .set({ line_id: null, factor_id: null, held_until: now, changed_at: now })
    .where('line_id', '=', lineId)
    .where('state', '=', 'pending-payment')
    .returning('webinar_id')
    .executeTakeFirst()
  if (row) await leaveFreed(deps, tx, row.webinar_id)
}

const leaveFreed = ({ jobs }: SeatDeps, tx: Tx, webinarId: string): Promise<void> =>
  jobs.leave(tx, seatsFreed, { webinarId })
