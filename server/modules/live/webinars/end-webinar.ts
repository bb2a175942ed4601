import { sql } from 'kysely'
import { type Tx, transaction } from '#platform/database'
import { emit } from '#plugs/events'
import type { LiveDeps } from '../deps.ts'
import { webinarEnded } from '../jobs.ts'
import { live, type WebinarRow } from '../tables.ts'
import { turn } from './own-webinars.ts'
import { dropPagesOf } from './pages.ts'
import { lockWebinar } from './seats.ts'

/**
 * Ends a webinar: whoever was in attended, and is told so to others; whoever else is registered was absent. One that people
 * have paid for and that its host never began is cancelled by the clock instead, so that the money goes back.
 */
export async function endWebinar(
  deps: Pick<LiveDeps, 'db' | 'clock' | 'jobs' | 'pages'>,
  webinarId: string,
  by: string | null,
): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const webinar = await lockWebinar(tx, webinarId)
    if (!webinar || (webinar.state !== 'published' && webinar.state !== 'live')) return
    const now = deps.clock.now()
    if (by === null && webinar.state === 'published' && (await isPaidFor(tx, webinarId))) {
      await turn(tx, webinarId, 'cancelled', now, null, { cancel_reason: 'مدرس وبینار را برگزار نکرد.' })
      return deps.jobs.leave(tx, webinarEnded, { webinarId })
    }
    await turn(tx, webinarId, 'ended', now, by)
    const ofMinutes = await countHeld(tx, webinar, now)
    for (const { person_id: personId, minutes } of await countAttended(tx, webinarId, now))
      await emit(deps.jobs, tx, 'live.attended', { webinarId, personId, minutes, ofMinutes })
    await live(tx)
      .updateTable('live.registrations')
      .set({ state: 'absent', changed_at: now })
      .where('webinar_id', '=', webinarId)
      .where('state', '=', 'confirmed')
      .execute()
    await live(tx)
      .updateTable('live.registrations')
      .set({ state: 'cancelled', changed_at: now })
      .where('webinar_id', '=', webinarId)
      .where('state', '=', 'waiting')
      .execute()
  })
  dropPagesOf(deps.pages)
}

async function isPaidFor(tx: Tx, webinarId: string): Promise<boolean> {
  const rows = live(tx).selectFrom('live.registrations').select('id').where('webinar_id', '=', webinarId)
  return (await rows.where('paid', '>', 0).limit(1).executeTakeFirst()) !== undefined
}

/** When the webinar ran: from when its host came. */
const ran = (webinarId: string, now: Date) => sql`(
  select range_agg(tstzrange(started_at, greatest(started_at, coalesce(ended_at, ${now})))) from live.sessions
  where item_id = ${webinarId} and started_at is not null
)`

const minutesIn = (spans: ReturnType<typeof ran>) => sql`(
  select coalesce(floor(sum(extract(epoch from upper(part) - lower(part))) / 60), 0)::integer
  from unnest(${spans}) as part
)`

/** Counts what attendance is measured by: the minutes that were planned or, where it ended sooner, those that it ran. */
async function countHeld(tx: Tx, { id, minutes }: WebinarRow, now: Date): Promise<number> {
  const { rows } = await sql<{ held_minutes: number }>`
    update live.webinars set held_minutes = least(${minutes}::integer, ${minutesIn(ran(id, now))})
    where id = ${id} returning held_minutes`.execute(live(tx))
  return rows[0]?.held_minutes ?? 0
}

/** Counts how long each registered person was in while it ran, two devices once. */
async function countAttended(tx: Tx, webinarId: string, now: Date) {
  const { rows } = await sql<{ person_id: string; minutes: number }>`
    update live.registrations as r set state = 'attended', changed_at = ${now},
      minutes = ${minutesIn(sql`stays.spans * ${ran(webinarId, now)}`)}
    from (
      select j.person_id,
        range_agg(tstzrange(j.since, greatest(j.since, coalesce(j.left_at, j.seen_at)))) as spans
      from live.joins as j join live.sessions as s on s.id = j.session_id
      where s.item_id = ${webinarId}
      group by j.person_id
    ) as stays
    where r.webinar_id = ${webinarId} and r.state = 'confirmed' and stays.person_id = r.person_id
    returning r.person_id, r.minutes`.execute(live(tx))
  return rows
}
