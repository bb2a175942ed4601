import { sql } from 'kysely'
import { refuse } from '#platform/refusal'
import type { LiveDeps } from '../deps.ts'
import { live } from '../tables.ts'
import { expected, findHosted } from './attendance-queries.ts'
import { aliveSince } from './people-in.ts'

type Deps = Pick<LiveDeps, 'db' | 'clock' | 'secret'>

/**
 * Calls the roll of a session, once or again: of everybody who is expected or came, hosts left out, who is in now is
 * present; after the end, who came. A later call only adds who came since, and changes nothing that was set by hand.
 */
export async function callRoll(deps: Deps, hostId: string, sessionId: string) {
  const { session } = await findHosted(deps, hostId, sessionId)
  const now = deps.clock.now()
  const isIn = session.state === 'ended' ? sql`true` : sql`left_at is null and seen_at >= ${aliveSince(now)}`
  await sql`
    insert into live.roll_calls (session_id, person_id, is_present, at, by_id)
    select ${sessionId}::uuid, called.person_id, here.person_id is not null, ${now}::timestamptz, ${hostId}::uuid
    from (
      -- Nobody expects guests; their minutes are in the attendance.
      select person_id from live.joins where session_id = ${sessionId} and not is_host
        and not exists (select from live.guests g where g.id = joins.person_id)
      union ${expected[session.kind](session.item_id)}
    ) called
    left join (
      select distinct person_id from live.joins where session_id = ${sessionId} and ${isIn}
    ) here on here.person_id = called.person_id
    where not exists (
      select from live.joins j
      where j.session_id = ${sessionId} and j.person_id = called.person_id and j.is_host
    )
    on conflict (session_id, person_id) do update
      set is_present = true, at = excluded.at, by_id = excluded.by_id
      where excluded.is_present and not roll_calls.is_present and roll_calls.reason is null
  `.execute(live(deps.db))
  const { present, absent } = await live(deps.db)
    .selectFrom('live.roll_calls')
    .select([
      sql<number>`count(*) filter (where is_present)::integer`.as('present'),
      sql<number>`count(*) filter (where not is_present)::integer`.as('absent'),
    ])
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow()
  return { present, absent }
}

interface Correction {
  readonly sessionId: string
  readonly personId: string
  readonly isPresent: boolean
  readonly reason: string
}

/** A host sets by hand whether somebody who is expected, or came, was present. */
export async function correctRoll(deps: Deps, hostId: string, wish: Correction) {
  const { sessionId, personId, isPresent, reason } = wish
  const { session } = await findHosted(deps, hostId, sessionId)
  const known = await sql<{ person_id: string }>`
    select person_id from (
      select person_id from live.joins where session_id = ${sessionId}
      union ${expected[session.kind](session.item_id)}
    ) called
    where person_id = ${personId} and not exists (select from live.guests g where g.id = ${personId})
  `.execute(live(deps.db))
  if (known.rows.length === 0) refuse('live.unknown-participant')
  const set = { is_present: isPresent, at: deps.clock.now(), by_id: hostId, reason }
  await live(deps.db)
    .insertInto('live.roll_calls')
    .values({ session_id: sessionId, person_id: personId, ...set })
    .onConflict((same) => same.columns(['session_id', 'person_id']).doUpdateSet(set))
    .execute()
  return {}
}
