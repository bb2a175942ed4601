import { sql } from 'kysely'
import { type Db, transaction } from '#platform/database'
import type { LiveDeps } from '../deps.ts'
import { meetMissed } from '../jobs.ts'
import { overtimeMinutes, whoMissed } from '../meets/meet.ts'
import { live } from '../tables.ts'
import { closeSession } from './sessions.ts'

type Deps = Pick<LiveDeps, 'db' | 'clock' | 'jobs' | 'live' | 'mediaEngine'>

/** Ends meets whose time is over: held if both were in, missed otherwise. */
export async function endMeets(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const before = new Date(now.getTime() - overtimeMinutes * 60_000)
  const rows = await live(deps.db)
    .selectFrom('live.meets as m')
    .leftJoin('live.sessions as s', (on) => on.onRef('s.item_id', '=', 'm.id').on('s.state', '<>', 'ended'))
    .selectAll('m')
    .select('s.id as sessionId')
    .where('m.state', '=', 'booked')
    .where(sql<boolean>`m.starts_at + m.minutes * interval '1 minute' <= ${before}`)
    .orderBy('m.starts_at')
    .limit(100)
    .execute()
  for (const { sessionId, ...meet } of rows) {
    if (sessionId) await closeSession(deps, sessionId)
    const missedBy = whoMissed(meet, await staysOf(deps.db, meet.id))
    await transaction(deps.db, async (tx) => {
      const ended = await live(tx)
        .updateTable('live.meets')
        .set({ state: missedBy ? 'missed' : 'held', missed_by: missedBy, changed_at: now })
        .where('id', '=', meet.id)
        .where('state', '=', 'booked')
        .returning('id')
        .executeTakeFirst()
      if (ended && missedBy) await deps.jobs.leave(tx, meetMissed, { meetId: meet.id })
    })
  }
}

const staysOf = (db: Db, meetId: string) =>
  live(db)
    .selectFrom('live.joins as j')
    .innerJoin('live.sessions as s', 's.id', 'j.session_id')
    .select(['j.person_id', 'j.since', 'j.seen_at', 'j.left_at'])
    .where('s.kind', '=', 'meet')
    .where('s.item_id', '=', meetId)
    .execute()
