import { sql } from 'kysely'
import type { LiveDeps } from '../deps.ts'
import { live } from '../tables.ts'
import { endWebinar } from '../webinars/end-webinar.ts'
import { closeSession } from './sessions.ts'

const [minute, batch] = [60_000, 100]

/** How long a class may run over its time before the clock ends it. */
const overtime = 60 * minute

/** Ends webinars whose time is long over. */
export async function endWebinars(
  deps: Pick<LiveDeps, 'db' | 'clock' | 'jobs' | 'live' | 'mediaEngine' | 'pages'>,
): Promise<void> {
  const now = deps.clock.now()
  const rows = await live(deps.db)
    .selectFrom('live.webinars')
    .select(['id'])
    .where('state', 'in', ['published', 'live'])
    .where(sql<boolean>`starts_at + minutes * interval '1 minute' <= ${new Date(now.getTime() - overtime)}`)
    .limit(batch)
    .execute()
  for (const { id } of rows) {
    const open = await live(deps.db)
      .selectFrom('live.sessions')
      .select('id')
      .where('kind', '=', 'webinar')
      .where('item_id', '=', id)
      .where('state', '<>', 'ended')
      .executeTakeFirst()
    // First, so that the last stays are counted.
    if (open) await closeSession(deps, open.id)
    await endWebinar(deps, id, null)
  }
}
