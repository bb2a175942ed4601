import { mostWhole } from '@arvand/contracts/page'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { wholeList } from '#platform/whole-list'
import { exams } from '../tables.ts'
import { countFor } from './whose-turn.ts'

interface Waiting {
  readonly examId: string
  readonly title: string
  readonly courseId: string
  readonly course: string
  readonly waiting: number
  readonly since: Date
}

/** The exams with answers that wait for a teacher's marks, over all courses, the longest wait first. */
export async function listWaitingExams(db: Db, teacherId: string) {
  const { rows } = await sql<Waiting>`
    select e.id as "examId", e.title, c.id as "courseId", c.title as course,
           sum(w.count)::integer as waiting, min(h.submitted_at) as since
      from courses.course_staff as t
      join courses.known_courses as c on c.id = t.course_id
      join exams.exams as e on e.course_id = c.id
      join exams.results as r on r.exam_id = e.id and r.waiting > 0
      join exams.attempt_heads as h on h.attempt_id = r.attempt_id
      cross join lateral (select ${countFor(teacherId)} as count) as w
     where w.count > 0 and t.person_id = ${teacherId} and (t.role <> 'assistant' or 'mark' = any(t.rights))
     group by e.id, e.title, c.id, c.title
     order by since, e.id
     limit ${sql.lit(mostWhole)}`.execute(exams(db))
  return wholeList(
    rows.map(({ courseId, course, ...row }) => ({ ...row, course: { id: courseId, title: course } })),
  )
}
