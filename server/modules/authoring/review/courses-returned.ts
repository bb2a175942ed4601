import { sql } from 'kysely'
import type { Db } from '#platform/database'
import type { Attention } from '#plugs/attention'
import { authoring } from '../tables.ts'

interface Returned {
  readonly id: string
  readonly title: string
  readonly at: Date
  readonly count: number
}

/** A teacher's courses that a manager gave back with a reason, and that were not sent again. */
export const coursesReturned = (db: Db): Attention => ({
  order: 50,
  async ofTeacher(teacherId) {
    const { rows } = await sql<Returned>`
      select c.id, c.title, last.at, count(*) over ()::integer as count
      from courses.course_staff as t
      join courses.known_courses as c on c.id = t.course_id and c.state in ('draft', 'archived')
      cross join lateral (
        select at, reason from courses.known_course_turns where course_id = c.id order by at desc, id desc limit 1
      ) as last
      where t.person_id = ${teacherId} and t.role <> 'assistant' and last.reason is not null
      order by last.at
      limit 1
    `.execute(authoring(db))
    return rows.map(({ id, title, at, count }) => ({
      code: 'courses.returned',
      title: 'دورهٔ برگشته برای اصلاح',
      count,
      link: count === 1 ? `/teach/courses/${id}` : '/teach/courses',
      verb: 'اصلاح دوره',
      oldest: { name: `«${title}»`, at: new Date(at) },
    }))
  },
})
