import { sql } from 'kysely'
import type { RunningOfAll } from '#plugs/agenda'
import type { ExamsDeps } from '../deps.ts'
import { exams } from '../tables.ts'
import { silentMs } from './candidates.ts'

interface RunningRow {
  readonly id: string
  readonly title: string
  readonly slug: string | null
  readonly host: string | null
  readonly since: Date
  readonly until: Date
  readonly people: number
  readonly cut: number
}

/** Exams that somebody writes at this moment, for managers of exams: how many, until when, and whose page is silent. */
export const runningExams = ({
  db,
  clock,
}: Pick<ExamsDeps, 'db' | 'clock'>): { readonly ofManager: RunningOfAll } => ({
  ofManager: {
    scope: 'exams',
    async running(most) {
      const now = clock.now()
      const { rows } = await sql<RunningRow>`
        select e.id, e.title, case when e.price is not null then e.slug end as slug, p.name as host,
          min(a.started_at) as since, max(h.ends_at) as until, count(*)::integer as people,
          count(*) filter (
            where greatest(b.seen_at, s.at, a.started_at) < ${new Date(now.getTime() - silentMs)}
          )::integer as cut
        from exams.attempt_heads h
        join exams.attempts a on a.id = h.attempt_id
        join exams.exams e on e.id = a.exam_id
        left join identity.people p on p.id = e.owner_id
        left join exams.saves s on s.attempt_id = h.attempt_id and s.sequence = h.sequence
        left join exams.heartbeats b on b.attempt_id = h.attempt_id
        where h.submitted_at is null and h.ends_at > ${now}
        group by e.id, p.name
        order by min(a.started_at), e.id
        limit ${most}`.execute(exams(db))
      return rows.map(({ id, slug, since, until, ...row }) => ({
        ...row,
        ...{ key: `exam-${id}`, kind: 'examSession' as const, link: slug && `/exams/${slug}`, seats: null },
        ...{ since: new Date(since), until: new Date(until) },
      }))
    },
  },
})
