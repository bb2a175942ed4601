import type { Db } from '#platform/database'
import type { Graded } from '#plugs/graded'
import { interop } from '../../tables.ts'
import { tool, toolLessons } from './tool-lessons.ts'

const keyOf = (lessonId: string): string => `${tool}:${lessonId}`

const lessonsOf = async (db: Db, courseId: string) => {
  const rows = await toolLessons(db)
    .innerJoin('courses.course_sections as section', 'section.id', 'lesson.section_id')
    .select(['lesson.id', 'lesson.title', 'link.most'])
    .where('lesson.course_id', '=', courseId)
    .where('lesson.is_published', '=', true)
    .where('link.most', 'is not', null)
    .orderBy('section.position')
    .orderBy('lesson.position')
    .execute()
  return rows.map(({ id, title, most }) => ({ id, title, most: Math.round(Number(most) * 100) }))
}

/** The marks of tools in the gradebook. */
export const gradedTools: Graded = {
  async itemsOf(db, courseId) {
    const lessons = await lessonsOf(db, courseId)
    return lessons.map(({ id, title, most }) => ({ key: keyOf(id), title, most }))
  },
  async marksOf(db, courseId, learners) {
    const lessons = await lessonsOf(db, courseId)
    const enrolmentOf = new Map(learners.map(({ personId, enrolmentId }) => [personId, enrolmentId]))
    const mostOf = new Map(lessons.map(({ id, most }) => [id, most]))
    if (mostOf.size === 0 || enrolmentOf.size === 0) return []
    const scores = await interop(db)
      .selectFrom('interop.tool_scores')
      .select(['lesson_id', 'person_id', 'points', 'most'])
      .where('lesson_id', 'in', [...mostOf.keys()])
      .where('person_id', 'in', [...enrolmentOf.keys()])
      .execute()
    return scores.map(({ lesson_id, person_id, points, most }) => ({
      enrolmentId: enrolmentOf.get(person_id) ?? '',
      item: keyOf(lesson_id),
      link: null,
      // A tool says of how many points each mark is.
      points:
        points === null
          ? null
          : Math.round((mostOf.get(lesson_id) ?? 0) * Math.min(1, Number(points) / Number(most))),
      waiting: points === null,
    }))
  },
}
