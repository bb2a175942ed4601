import { mostWhole } from '@arvand/contracts/page'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { wholeList } from '#platform/whole-list'
import { social } from './tables.ts'
import { coursesOf } from './visible.ts'

const known = (db: Db, personId: string) =>
  social(db)
    .selectFrom('courses.known_courses as course')
    .select(['course.id', 'course.title'])
    .where(sql<boolean>`course.id in ${coursesOf(personId)}`)

/** The courses for whose people a person may write posts, and a lesson of theirs to ask about. */
export async function listAudiences(db: Db, personId: string, lessonId?: string) {
  const [courses, lesson] = await Promise.all([
    known(db, personId).orderBy('course.title').orderBy('course.id').limit(mostWhole).execute(),
    lessonId === undefined ? undefined : findLesson(db, personId, lessonId),
  ])
  return { ...wholeList(courses), lesson: lesson ?? null }
}

/** A published lesson of a course that the person learns or teaches in. */
export const findLesson = (db: Db, personId: string, lessonId: string) =>
  social(db)
    .selectFrom('courses.course_lessons as lesson')
    .select(['lesson.id', 'lesson.title', 'lesson.course_id as courseId'])
    .where('lesson.id', '=', lessonId)
    .where('lesson.is_published', '=', true)
    .where(sql<boolean>`lesson.course_id in ${coursesOf(personId)}`)
    .executeTakeFirst()

/** Whether a person learns or teaches in this course. */
export const isOfCourse = async (db: Db, personId: string, courseId: string): Promise<boolean> =>
  (await known(db, personId).where('course.id', '=', courseId).executeTakeFirst()) !== undefined
