import { sql } from 'kysely'
import type { Db } from '#platform/database'
import type { Attention } from '#plugs/attention'
import { teaching } from './tables.ts'

interface Waiting {
  readonly id: string
  readonly courseId: string
  readonly title: string
  readonly name: string
  readonly at: Date
  readonly count: number
}

/** Submissions that wait for a teacher's marks; the button opens the one that waits longest. */
export const teachersWork = (db: Db): Attention => ({
  order: 10,
  async ofTeacher(teacherId) {
    const { rows } = await sql<Waiting>`
      select s.id, t.course_id as "courseId", c.title, p.name, s.at, count(*) over ()::integer as count
      from courses.course_staff as t
      join courses.known_courses as c on c.id = t.course_id
      join courses.course_lessons as l on l.course_id = c.id
      join teaching.submissions as s on s.lesson_id = l.id and s.is_waiting
      join courses.learners as e on e.id = s.enrolment_id
      join identity.people as p on p.id = e.person_id
      where t.person_id = ${teacherId} and (t.role <> 'assistant' or 'mark' = any(t.rights))
      order by s.at, s.id
      limit 1
    `.execute(teaching(db))
    return rows.map(({ id, courseId, title, name, at, count }) => ({
      code: 'courses.to-mark',
      title: 'تکلیف در انتظار نمره',
      count,
      link: `/teach/courses/${courseId}/assignments/${id}`,
      verb: 'شروع تصحیح',
      oldest: { name: `${name}، «${title}»`, at: new Date(at) },
    }))
  },
})
