import { type Assignment, assignment } from '#modules/courses'
import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import { teaching } from '../tables.ts'

/** An assignment of a course; a lesson of another kind is as if it did not exist. */
export async function needAssignment(db: Db, courseId: string, lessonId: string) {
  const lesson = await teaching(db)
    .selectFrom('courses.course_lessons')
    .select(['id', 'title', 'content', 'course_id', 'is_published'])
    .where('id', '=', lessonId)
    .where('course_id', '=', courseId)
    .executeTakeFirst()
  if (lesson?.content.kind !== assignment) return refuse('courses.unknown-lesson')
  const content: Assignment = lesson.content
  return { ...lesson, content }
}
