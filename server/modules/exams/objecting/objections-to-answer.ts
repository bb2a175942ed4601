import { sql } from 'kysely'
import type { Db } from '#platform/database'
import type { Attention } from '#plugs/attention'
import { exams } from '../tables.ts'

interface Waiting {
  readonly id: string
  readonly title: string
  readonly at: Date
  readonly count: number
}

/** Objections that wait for a teacher; the button opens the exam of the oldest one. */
export const objectionsToAnswer = (db: Db): Attention => ({
  order: 25,
  async ofTeacher(teacherId) {
    const { rows } = await sql<Waiting>`
      select e.id, e.title, o.at, count(*) over ()::integer as count
      from courses.course_staff as t
      join exams.exams as e on e.course_id = t.course_id
      join exams.objections as o on o.exam_id = e.id and o.state = 'waiting'
      where t.person_id = ${teacherId} and (t.role <> 'assistant' or 'mark' = any(t.rights))
      order by o.id
      limit 1
    `.execute(exams(db))
    return rows.map(({ id, title, at, count }) => ({
      code: 'exams.objections',
      title: 'اعتراض به آزمون در انتظار پاسخ',
      count,
      link: `/teach/exams/${id}/objections`,
      verb: 'پاسخ به اعتراض',
      oldest: { name: title, at: new Date(at) },
    }))
  },
})
