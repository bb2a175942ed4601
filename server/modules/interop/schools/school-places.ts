import { mostWhole } from '@arvand/contracts/page'
import type { Db } from '#platform/database'
import { interop } from '../tables.ts'
import type { SchoolItem } from '../told-by-school.ts'

export interface Place {
  readonly courseId: string
  /** Null: the course as a whole. */
  readonly lessonId: string | null
  readonly title: string
  readonly path: string
}

const allowedCourses = (db: Db, schoolId: string) =>
  interop(db)
    .selectFrom('interop.school_courses as allowed')
    .innerJoin('courses.known_courses as course', 'course.id', 'allowed.course_id')
    .where('allowed.school_id', '=', schoolId)
    .where('course.state', '=', 'published')

/** Where a school's link leads; null when the school may not open it, or it is not published. */
export async function findPlace(db: Db, schoolId: string, { kind, id }: SchoolItem): Promise<Place | null> {
  if (kind === 'course') {
    const course = await allowedCourses(db, schoolId)
      .select(['course.slug', 'course.title'])
      .where('course.id', '=', id)
      .executeTakeFirst()
    return course
      ? { courseId: id, lessonId: null, title: course.title, path: `/learn/${course.slug}` }
      : null
  }
  const lesson = await allowedCourses(db, schoolId)
    .innerJoin('courses.course_lessons as lesson', 'lesson.course_id', 'course.id')
    .select(['course.id as courseId', 'course.slug', 'lesson.title'])
    .where('lesson.id', '=', id)
    .where('lesson.is_published', '=', true)
    .executeTakeFirst()
  return lesson
    ? {
        courseId: lesson.courseId,
        lessonId: id,
        title: lesson.title,
        path: `/learn/${lesson.slug}/${id}`,
      }
    : null
}

/** What a school may open: its courses by title, each with its published lessons in their order. */
export async function listPlaces(db: Db, schoolId: string) {
  const courses = await allowedCourses(db, schoolId)
    .select(['course.id', 'course.title'])
    .orderBy('course.title')
    .orderBy('course.id')
    .limit(mostWhole)
    .execute()
  if (courses.length === 0) return []
  const lessons = await interop(db)
    .selectFrom('courses.course_lessons as lesson')
    .innerJoin('courses.course_sections as section', 'section.id', 'lesson.section_id')
    .select(['lesson.id', 'lesson.title', 'lesson.kind', 'lesson.course_id'])
    .where(
      'lesson.course_id',
      'in',
      courses.map(({ id }) => id),
    )
    .where('lesson.is_published', '=', true)
    .orderBy('section.position')
    .orderBy('lesson.position')
    .execute()
  return courses.map(({ id, title }) => ({
    id,
    title,
    lessons: lessons.filter(({ course_id }) => course_id === id),
  }))
}
