import type { LiveKind } from '@arvand/contracts/live'
import { sql } from 'kysely'
import type { RunningOfAll } from '#plugs/agenda'
import type { LiveDeps } from '../deps.ts'
import { aliveSince } from '../sessions/people-in.ts'
import { live } from '../tables.ts'

interface RunningRow {
  readonly id: string
  readonly kind: LiveKind
  readonly title: string
  readonly page: string | null
  readonly host: string | null
  readonly since: Date
  readonly people: number
  readonly seats: number | null
}

/** Classes that run, with who is in at this moment, and the next one, for managers of the content. */
export const runningClasses = ({ db, clock }: Pick<LiveDeps, 'db' | 'clock'>): RunningOfAll => ({
  scope: 'content',
  async running(most) {
    const { rows } = await sql<RunningRow>`
      select s.id, c.kind, c.title, c.page, p.name as host, coalesce(s.started_at, s.opened_at) as since,
        (
          select count(distinct j.person_id)::integer from live.joins j
          where j.session_id = s.id and j.left_at is null and j.seen_at >= ${aliveSince(clock.now())}
        ) as people,
        case c.kind
          when 'webinar' then (select w.capacity from live.webinars w where w.id = c.id)
          when 'room' then (select count(*)::integer from live.room_people m where m.room_id = c.id)
        end as seats
      from live.sessions s
      join live.classes c on c.id = s.item_id and c.kind = s.kind
      left join identity.people p on p.id = c.host_id
      where s.state <> 'ended'
      order by s.opened_at
      limit ${most}`.execute(live(db))
    return rows.map(({ id, page, since, ...row }) => ({
      ...row,
      ...{ key: `class-${id}`, link: page, since: new Date(since), until: null, cut: 0 },
    }))
  },
  async next(before) {
    const { rows } = await sql<{ title: string; at: Date }>`
      select title, starts_at as at from live.classes
      where is_coming and starts_at > ${clock.now()} and starts_at < ${before}
      order by starts_at, id limit 1`.execute(live(db))
    return rows[0] ? { title: rows[0].title, at: new Date(rows[0].at) } : null
  },
})
