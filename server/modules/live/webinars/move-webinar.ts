import { sql } from 'kysely'
import { leaveNotice } from '#modules/notices'
import { type Tx, transaction } from '#platform/database'
import type { LiveDeps } from '../deps.ts'
import { holdLonger, webinarMoved as job } from '../jobs.ts'
import { webinarMoved } from '../live-notice-types.ts'
import { reminderDue } from '../reminders.ts'
import { live, type WebinarRow } from '../tables.ts'

const batch = 100

/** Sets the reminders of a moved webinar anew, and leaves a job that tells everybody. The caller has locked and saved it. */
export async function afterMove(
  { clock, jobs }: Pick<LiveDeps, 'clock' | 'jobs'>,
  tx: Tx,
  { id, starts_at }: WebinarRow,
  movedAt: Date,
): Promise<void> {
  await live(tx)
    .updateTable('live.registrations')
    .set({ reminded: reminderDue(starts_at, clock.now()) })
    // No seat is held past the start.
    .set({
      held_until: sql<Date | null>`case when held_until > ${starts_at} then ${starts_at} else held_until end`,
    })
    .where('webinar_id', '=', id)
    .where('state', '<>', 'cancelled')
    .execute()
  await jobs.leave(tx, holdLonger, { webinarId: id })
  await jobs.leave(tx, job, { webinarId: id, movedAt: movedAt.toISOString() })
}

interface Moved {
  readonly webinarId: string
  /** ISO. */
  readonly movedAt: string
}

/** Tells everybody who is in or waits of the new time, once; where it was moved again meanwhile, of the newest alone. */
export async function tellOfMove(
  { db, clock, jobs }: Pick<LiveDeps, 'db' | 'clock' | 'jobs'>,
  { webinarId, movedAt }: Moved,
): Promise<void> {
  for (let found = batch, last = 0; found === batch; ) {
    const told = await transaction(db, async (tx) => {
      const webinar = await live(tx)
        .selectFrom('live.webinars')
        .selectAll()
        .where('id', '=', webinarId)
        .where('state', '=', 'published')
        .where('moved_at', '=', new Date(movedAt))
        .executeTakeFirst()
      if (!webinar) return []
      const rows = await live(tx)
        .selectFrom('live.registrations')
        .select(['person_id', 'turn'])
        .where('webinar_id', '=', webinarId)
        .where('state', '<>', 'cancelled')
        .where('turn', '>', last)
        // Whoever came after the move knows the new time.
        .where('queued_at', '<', webinar.moved_at)
        .orderBy('turn')
        .limit(batch)
        .execute()
      const about = { title: webinar.title, slug: webinar.slug, startsAt: webinar.starts_at }
      const cause = `webinar ${webinarId} moved at ${movedAt}`
      for (const { person_id: personId } of rows)
        await leaveNotice(jobs, tx, clock, { personId, kind: webinarMoved, about, cause })
      return rows
    })
    found = told.length
    last = told.at(-1)?.turn ?? last
  }
}
