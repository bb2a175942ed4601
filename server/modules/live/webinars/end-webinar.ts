import { transaction } from '#platform/database'
import type { LiveDeps } from '../deps.ts'
import { live } from '../tables.ts'
import { turn } from './own-webinars.ts'
import { dropPagesOf } from './pages.ts'
import { lockWebinar } from './seats.ts'

/** Ends a webinar: whoever is still registered was absent, unless they were in. */
export async function endWebinar(
  deps: Pick<LiveDeps, 'db' | 'clock' | 'pages'>,
  webinarId: string,
  by: string | null,
): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const webinar = await lockWebinar(tx, webinarId)
    if (!webinar || (webinar.state !== 'published' && webinar.state !== 'live')) return
    const now = deps.clock.now()
    await turn(tx, webinarId, 'ended', now, by)
    await live(tx)
      .updateTable('live.registrations as r')
      .set({ state: 'attended', changed_at: now })
      .where('r.webinar_id', '=', webinarId)
      .where('r.state', '=', 'confirmed')
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('live.joins as j')
            .innerJoin('live.sessions as s', 's.id', 'j.session_id')
            .select('j.id')
            .where('s.item_id', '=', webinarId)
            .whereRef('j.person_id', '=', 'r.person_id'),
        ),
      )
      .execute()
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
