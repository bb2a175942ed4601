import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { dayCells, dayColumns } from '#platform/exports'
import type { ExportTable } from '#plugs/export-table'
import { live } from '../tables.ts'
import { type AttendanceDeps, attendanceLines } from './attendance-queries.ts'

interface Held {
  readonly id: string
  readonly title: string
  readonly at: Date
}

/** Webinars and meets have one host; the staff of its course hosts a room. */
const isHost = (hostId: string) => sql`(
  c.kind <> 'room' and c.host_id = ${hostId} or c.kind = 'room' and exists (
    select from live.room_people h where h.room_id = c.id and h.person_id = ${hostId} and h.role = 'host'
  )
)`

/** Who was in the classes that a teacher hosted, class by class, the latest first. */
export const attendanceTable = (deps: AttendanceDeps): ExportTable => ({
  name: 'live.attendance',
  title: 'حضور و غیاب کلاس‌های من',
  of: 'teachers',
  sheet: (db, hostId) => ({
    title: 'حضور و غیاب کلاس‌ها',
    file: 'my-attendance',
    columns: [
      { head: 'کلاس', width: 36 },
      ...dayColumns('برگزاری'),
      { head: 'نام', width: 28 },
      { head: 'نقش', width: 14 },
      { head: 'وضعیت', width: 10 },
      { head: 'حضور (دقیقه)', width: 14 },
    ],
    stickyColumns: 1,
    async *lines() {
      for (const { id, title, at } of await heldBy(db, hostId))
        for await (const one of attendanceLines(deps, hostId, id))
          yield [title, ...dayCells(at), one.name, one.role, one.presence, one.minutes]
    },
    async count(most) {
      const { rows } = await sql<{ count: number }>`
        select least(${most}::bigint, count(*))::integer as count
        from live.sessions s
        join live.classes c on c.id = s.item_id and c.kind = s.kind
        join live.joins j on j.session_id = s.id
        where ${isHost(hostId)} and s.state = 'ended'`.execute(live(db))
      return rows[0]?.count ?? 0
    },
  }),
})

async function heldBy(db: Db, hostId: string): Promise<Held[]> {
  const { rows } = await sql<Held>`
    select s.id, c.title, coalesce(s.started_at, s.opened_at) as at
    from live.sessions s
    join live.classes c on c.id = s.item_id and c.kind = s.kind
    where ${isHost(hostId)} and s.state = 'ended'
    order by s.opened_at desc, s.id`.execute(live(db))
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}
