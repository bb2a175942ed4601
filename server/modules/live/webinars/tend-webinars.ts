import { sql } from 'kysely'
import { leaveNotice } from '#modules/notices'
import { transaction } from '#platform/database'
import type { LiveDeps } from '../deps.ts'
import { webinarReminder } from '../live-notice-types.ts'
import { remindedUntil, reminderDue } from '../reminders.ts'
import { live } from '../tables.ts'
import { dropPagesOf } from './pages.ts'
import { lockWebinar, moveUp } from './seats.ts'

const batch = 100

/** Gives free seats of a webinar to whoever waits. */
export async function fillSeats(deps: LiveDeps, webinarId: string): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const webinar = await lockWebinar(tx, webinarId)
    if (webinar) await moveUp(deps, tx, webinar)
  })
  dropPagesOf(deps.pages)
}

/** Frees the seats whose hold is over. */
export async function endHolds(deps: LiveDeps): Promise<void> {
  const rows = await live(deps.db)
    .selectFrom('live.registrations')
    .select('webinar_id')
    .distinct()
    .where('state', '=', 'pending-payment')
    .where('line_id', 'is', null)
    .where('held_until', '<=', deps.clock.now())
    .execute()
  for (const { webinar_id } of rows) await fillSeats(deps, webinar_id)
}

/** Reminds whoever is registered: a day, an hour and ten minutes before the start, each once. */
export async function remind({ db, clock, jobs }: LiveDeps): Promise<void> {
  const now = clock.now()
  const soon = await live(db)
    .selectFrom('live.webinars')
    .select(['id', 'title', 'slug', 'starts_at'])
    .where('state', 'in', ['published', 'live'])
    .where('starts_at', '>', now)
    .where('starts_at', '<=', remindedUntil(now))
    .execute()
  for (const webinar of soon) {
    const step = reminderDue(webinar.starts_at, now)
    for (let found = batch; found === batch; )
      found = await transaction(db, async (tx) => {
        const { rows } = await sql<{ id: string; person_id: string }>`
          update live.registrations set reminded = ${step} where id in (
            select id from live.registrations
              where webinar_id = ${webinar.id} and state = 'confirmed' and reminded < ${step}
              order by id limit ${sql.lit(batch)} for update
          ) returning id, person_id`.execute(live(tx))
        for (const { id, person_id: personId } of rows) {
          const about = { title: webinar.title, slug: webinar.slug, startsAt: webinar.starts_at, step }
          const cause = `reminder ${step} of registration ${id} for ${webinar.starts_at.toISOString()}`
          await leaveNotice(jobs, tx, clock, { personId, kind: webinarReminder, about, cause })
        }
        return rows.length
      })
  }
}
