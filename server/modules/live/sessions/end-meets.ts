import { sql } from 'kysely'
import type { LiveDeps } from '../deps.ts'
import { overtimeMinutes } from '../meets/meet.ts'
import { live } from '../tables.ts'
import { closeSession } from './sessions.ts'

/** Ends meets whose time is over: held if the learner came, missed otherwise. */
export async function endMeets(deps: Pick<LiveDeps, 'db' | 'clock' | 'live' | 'mediaEngine'>): Promise<void> {
  const now = deps.clock.now()
  const before = new Date(now.getTime() - overtimeMinutes * 60_000)
  const rows = await live(deps.db)
    .selectFrom('live.meets as m')
    .leftJoin('live.sessions as s', (on) => on.onRef('s.item_id', '=', 'm.id').on('s.state', '<>', 'ended'))
    .select(['m.id', 'm.learner_id', 's.id as sessionId'])
    .where('m.state', '=', 'booked')
    .where(sql<boolean>`m.starts_at + m.minutes * interval '1 minute' <= ${before}`)
    .orderBy('m.starts_at')
    .limit(100)
    .execute()
  for (const { id, learner_id, sessionId } of rows) {
    if (sessionId) await closeSession(deps, sessionId)
    const came = await live(deps.db)
      .selectFrom('live.joins as j')
      .innerJoin('live.sessions as s', 's.id', 'j.session_id')
      .select('j.id')
      .where('s.item_id', '=', id)
      .where('j.person_id', '=', learner_id)
      .executeTakeFirst()
    await live(deps.db)
      .updateTable('live.meets')
      .set({ state: came ? 'held' : 'missed', changed_at: now })
      .where('id', '=', id)
      .where('state', '=', 'booked')
      .execute()
  }
}
