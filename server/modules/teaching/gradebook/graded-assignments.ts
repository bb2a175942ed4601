import { sql } from 'kysely'
import { type Assignment, assignment, mostOf } from '#modules/courses'
import type { Graded } from '#plugs/graded'
import { teaching } from '../tables.ts'

const keyOf = (lessonId: string): string => `${assignment}:${lessonId}`

/** Assignments in the gradebook; the newest submission counts. */
export const gradedAssignments: Graded = {
  async itemsOf(db, courseId) {
    const rows = await teaching(db)
      .selectFrom('courses.course_lessons as l')
      .innerJoin('courses.course_sections as s', 's.id', 'l.section_id')
      .select(['l.id', 'l.title', 'l.content'])
      .where('l.course_id', '=', courseId)
      .where('l.kind', '=', assignment)
      .where('l.is_published', '=', true)
      .orderBy('s.position')
      .orderBy('l.position')
      .execute()
    return rows.map(({ id, title, content }) => ({
      key: keyOf(id),
      title,
      most: mostOf(content as Assignment),
    }))
  },
  async marksOf(db, courseId, learners) {
    if (learners.length === 0) return []
    const ids = learners.map(({ enrolmentId }) => enrolmentId)
    const rows = await teaching(db)
      .selectFrom('teaching.submissions as s')
      .leftJoin('teaching.marks as m', 'm.submission_id', 's.id')
      .distinctOn(['s.enrolment_id', 's.lesson_id'])
      .select(['s.enrolment_id', 's.lesson_id', 's.id', 's.is_waiting', 'm.points'])
      .where('s.enrolment_id', '=', sql<string>`any(${ids}::uuid[])`)
      .orderBy('s.enrolment_id')
      .orderBy('s.lesson_id')
      .orderBy('s.number', 'desc')
      .execute()
    return rows.map((row) => ({
      enrolmentId: row.enrolment_id,
      item: keyOf(row.lesson_id),
      link: `/teach/courses/${courseId}/assignments/${row.id}`,
      points: row.points,
      waiting: row.is_waiting,
    }))
  },
}
