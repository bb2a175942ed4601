import { sql } from 'kysely'
import type { Db } from '#platform/database'
import type { Attention } from '#plugs/attention'
import { exams } from '../tables.ts'
import { countFor } from './whose-turn.ts'

interface Waiting {
  readonly id: string
  readonly title: string
  readonly at: Date
  readonly count: number
}

/** Answers that wait for a teacher's marks; the button opens the exam of the one that waits longest. */
export const examsToMark = (db: Db): Attention => ({
  order: 20,
  async ofTeacher(teacherId) {
    const { rows } = await sql<Waiting>`
      select e.id, e.title, h.submitted_at as at, sum(w.count) over ()::integer as count
      from courses.course_staff as t
      join exams.exams as e on e.course_id = t.course_id
      join exams.results as r on r.exam_id = e.id and r.waiting > 0
      join exams.attempt_heads as h on h.attempt_id = r.attempt_id
      cross join lateral (select ${countFor(teacherId)} as count) as w
      where w.count > 0 and t.person_id = ${teacherId} and (t.role <> 'assistant' or 'mark' = any(t.rights))
      order by h.submitted_at, r.attempt_id
      limit 1
    `.execute(exams(db))
    return rows.map(({ id, title, at, count }) => ({
      code: 'exams.to-mark',
      title: 'پاسخ آزمون در انتظار نمره',
      count,
      link: `/teach/exams/${id}/marking`,
      verb: 'تصحیح آزمون',
      oldest: { name: title, at: new Date(at) },
    }))
  },
})
