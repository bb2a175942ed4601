import { sql } from 'kysely'
import { leaveNotice } from '#modules/notices'
import type { Tx } from '#platform/database'
import type { LiveDeps } from './deps.ts'
import { seatsFreed } from './jobs.ts'
import { meetCancelled } from './live-notice-types.ts'
import { live } from './tables.ts'
import { withoutSeat } from './webinars/seats.ts'

/** What others wait for of somebody who removes their account. */

type Deps = Pick<LiveDeps, 'clock' | 'jobs'>

/** Whether somebody is yet to teach: a published webinar whose time is not over, or a meet that is booked or held. */
export async function isToTeach(tx: Tx, personId: string, now: Date): Promise<boolean> {
  const webinars = live(tx)
    .selectFrom('live.webinars')
    .select('id')
    .where('owner_id', '=', personId)
    .where(({ or, eb, and }) =>
      or([
        eb('state', '=', 'live'),
        and([
          eb('state', '=', 'published'),
          sql<boolean>`starts_at + make_interval(mins => minutes) > ${now}`,
        ]),
      ]),
    )
  const meets = live(tx)
    .selectFrom('live.meets')
    .select('id')
    .where('teacher_id', '=', personId)
    .where('state', 'in', ['pending-payment', 'booked'])
    .where('starts_at', '>', now)
  return (await webinars.union(meets).limit(1).executeTakeFirst()) !== undefined
}

/** Cancels the meets that somebody has booked; their teachers are told, and the times are free again. */
export async function cancelBooked({ clock, jobs }: Deps, tx: Tx, learnerId: string): Promise<void> {
  const now = clock.now()
  const cancelled = await live(tx)
    .updateTable('live.meets')
    // Whoever leaves gives up what they paid for, so nothing is owed.
    .set({ state: 'cancelled', paid: 0, changed_at: now })
    .where('learner_id', '=', learnerId)
    .where('state', '=', 'booked')
    .where('starts_at', '>', now)
    .returning(['id', 'teacher_id', 'starts_at'])
    .execute()
  for (const { id, teacher_id: personId, starts_at: startsAt } of cancelled)
    await leaveNotice(jobs, tx, clock, {
      ...{ personId, kind: meetCancelled, cause: `meet ${id} cancelled` },
      about: { startsAt, reason: '', isPaid: false, link: '/teach/meets' },
    })
}

/** Takes somebody out of all webinars; a seat that is freed is for whoever waits. */
export async function giveUpSeats({ clock, jobs }: Deps, tx: Tx, personId: string): Promise<void> {
  const freed = await live(tx)
    .selectFrom('live.registrations as r')
    .innerJoin('live.webinars as w', 'w.id', 'r.webinar_id')
    .select('w.id')
    .where('r.person_id', '=', personId)
    .where('r.state', 'not in', withoutSeat)
    .where('w.state', '=', 'published')
    .where('w.starts_at', '>', clock.now())
    .execute()
  await live(tx).deleteFrom('live.registrations').where('person_id', '=', personId).execute()
  for (const { id: webinarId } of freed) await jobs.leave(tx, seatsFreed, { webinarId })
}
