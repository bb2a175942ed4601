import { sql } from 'kysely'
import { leaveNotice } from '#modules/notices'
import type { Db, Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { settingValue } from '#platform/settings'
import type { LiveDeps } from '../deps.ts'
import { seatGiven, seatOffered } from '../live-notice-types.ts'
import { liveSettings } from '../live-settings.ts'
import { reminderDue } from '../reminders.ts'
import { live, type RegistrationRow, type StoredRegistrationState, type WebinarRow } from '../tables.ts'
import { offerUntil } from './webinar.ts'

export type SeatDeps = Pick<LiveDeps, 'clock' | 'jobs'>

export const withoutSeat = ['waiting', 'cancelled'] as const satisfies readonly StoredRegistrationState[]

/** Locks a webinar. Seats are given to people, and freed for others, under this lock alone. */
export const lockWebinar = (tx: Tx, id: string): Promise<WebinarRow | undefined> =>
  live(tx).selectFrom('live.webinars').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

export const findRegistration = (
  db: Db,
  webinarId: string,
  personId: string,
): Promise<RegistrationRow | undefined> =>
  live(db)
    .selectFrom('live.registrations')
    .selectAll()
    .where('webinar_id', '=', webinarId)
    .where('person_id', '=', personId)
    .executeTakeFirst()

/** How many seats of a webinar are left and how many people wait. */
export async function countSeats(db: Db, { id, capacity }: Pick<WebinarRow, 'id' | 'capacity'>) {
  const { taken, waiting } = await live(db)
    .selectFrom('live.registrations')
    .select(sql<number>`count(*) filter (where state not in ('waiting', 'cancelled'))::integer`.as('taken'))
    .select(sql<number>`count(*) filter (where state = 'waiting')::integer`.as('waiting'))
    .where('webinar_id', '=', id)
    .executeTakeFirstOrThrow()
  return { taken, waiting, left: Math.max(0, capacity - taken) }
}

/** Writes the one row of a person in a webinar. */
export async function putRegistration(
  tx: Tx,
  webinar: Pick<WebinarRow, 'id'>,
  personId: string,
  now: Date,
  set: Pick<RegistrationRow, 'state'> & Partial<RegistrationRow>,
): Promise<RegistrationRow> {
  const row = {
    ...{ queued_at: now, held_until: null, line_id: null, factor_id: null, entitlement_id: null },
    ...{ turn: sql<number>`nextval('live.turns')`, paid: 0, reminded: 0, changed_at: now, ...set },
  }
  return live(tx)
    .insertInto('live.registrations')
    .values({ id: newId(), webinar_id: webinar.id, person_id: personId, ...row })
    .onConflict((same) => same.columns(['webinar_id', 'person_id']).doUpdateSet(row))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Frees the seats whose hold is over and gives free seats to those who wait, in order: a free webinar confirms them, a
 * paid one holds the seat for a while. The caller has locked the webinar. Returns how many seats are left after it.
 */
export async function moveUp({ clock, jobs }: SeatDeps, tx: Tx, webinar: WebinarRow): Promise<number> {
  const now = clock.now()
  await live(tx)
    .updateTable('live.registrations')
    .set({ state: 'cancelled', held_until: null, changed_at: now })
    .where('webinar_id', '=', webinar.id)
    .where('state', '=', 'pending-payment')
    .where('line_id', 'is', null)
    .where('held_until', '<=', now)
    .execute()
  const { left } = await countSeats(tx, webinar)
  if (left === 0 || now >= webinar.starts_at || webinar.state !== 'published') return left
  const next = await live(tx)
    .selectFrom('live.registrations')
    .selectAll()
    .where('webinar_id', '=', webinar.id)
    .where('state', '=', 'waiting')
    .orderBy('turn')
    .limit(left)
    .execute()
  if (next.length === 0) return left
  const heldUntil = offerUntil(webinar, await settingValue(tx, liveSettings.offerMinutes), now)
  for (const { id, person_id } of next) {
    const isFree = webinar.price === 0
    await live(tx)
      .updateTable('live.registrations')
      .set({
        state: isFree ? 'confirmed' : 'pending-payment',
        held_until: isFree ? null : heldUntil,
        reminded: reminderDue(webinar.starts_at, now),
        changed_at: now,
      })
      .where('id', '=', id)
      .execute()
    const about = { title: webinar.title, slug: webinar.slug, startsAt: webinar.starts_at, until: heldUntil }
    const cause = `seat of registration ${id} at ${now.toISOString()}`
    await leaveNotice(jobs, tx, clock, {
      personId: person_id,
      kind: isFree ? seatGiven : seatOffered,
      ...{ about, cause },
    })
  }
  return left - next.length
}
