import { sql } from 'kysely'
import type { Db } from '#platform/database'
import type { Attention } from '#plugs/attention'
import { teaching } from './tables.ts'

/** Lists the courses in which submissions wait for a teacher's marks, the longest waiting first. */
export const teachersWork = (db: Db): Attention => ({
  async ofTeacher(teacherId) {
    const rows = await teaching(db)
      .selectFrom('courses.course_staff as t')
      .innerJoin('courses.known_courses as c', 'c.id', 't.course_id')
      .innerJoin('courses.course_lessons as l', 'l.course_id', 'c.id')
      .innerJoin('teaching.submissions as s', 's.lesson_id', 'l.id')
      .select(['c.id', 'c.title', (eb) => eb.fn.countAll<number>().as('count')])
      .where('t.person_id', '=', teacherId)
      .where((row) => row.or([row('t.role', '<>', 'assistant'), sql<boolean>`'mark' = any(t.rights)`]))
      .where('s.is_waiting', '=', true)
      .groupBy(['c.id', 'c.title'])
      .orderBy((eb) => eb.fn.min('s.at'))
      .limit(mostCourses)
      .execute()
    return rows.map(({ id, title, count }) => ({
      code: 'courses.to-mark',
      title: `تکلیف‌های «${title}» در انتظار نمره است`,
      count,
      link: `/teach/courses/${id}/assignments`,
    }))
  },
})

const mostCourses = 20
