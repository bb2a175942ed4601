import { sql } from 'kysely'
import type { Db } from '#platform/database'
import type { Agenda } from '#plugs/agenda'
import { exams } from '../tables.ts'

interface Opening {
  readonly id: string
  readonly title: string
  readonly courseTitle: string
  readonly at: Date
  readonly until: Date | null
  readonly people: number
}

/**
 * Exams of a teacher's courses that are sat between two instants, with how many have begun them. What is open for days
 * has no hour of its own.
 */
export const examsAgenda = (db: Db): Pick<Agenda, 'ofTeacher'> => ({
  async ofTeacher(teacherId, from, to) {
    const { rows } = await sql<Opening>`
      select e.id, e.title, c.title as "courseTitle", e.opens_at as at,
        greatest(e.closes_at, e.extended_to) as until,
        (select count(distinct a.person_id)::integer from exams.attempts a where a.exam_id = e.id) as people
      from courses.course_staff as t
      join exams.exams as e on e.course_id = t.course_id
      join courses.known_courses as c on c.id = e.course_id
      where t.person_id = ${teacherId} and (t.role <> 'assistant' or 'mark' = any(t.rights))
        and e.published_at is not null and e.opens_at < ${to}
        and coalesce(greatest(e.closes_at, e.extended_to), e.opens_at) >= ${from}
        and e.closes_at - e.opens_at <= interval '12 hours'
      order by e.opens_at, e.id
      limit 20`.execute(exams(db))
    return rows.map(({ id, title, courseTitle, at, until, people }) => ({
      ...{ key: `exam-${id}`, kind: 'examSession' as const, title, within: courseTitle, people, work: null },
      ...{ link: `/teach/exams/${id}/watch`, enter: null },
      ...{ at: new Date(at), until: until && new Date(until) },
    }))
  },
})
