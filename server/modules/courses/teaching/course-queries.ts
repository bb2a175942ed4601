import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import { findStaff } from '../staff/course-staff.ts'
import { teaching } from './tables.ts'

/** What teaching needs to know of a course. */
export async function needCourse(db: Db, courseId: string) {
  const course = await teaching(db)
    .selectFrom('courses.courses')
    .select(['id', 'slug', 'title', 'state', 'steps', 'access_days as accessDays'])
    .where('id', '=', courseId)
    .executeTakeFirst()
  return course ?? refuse('courses.unknown-course')
}

/** Anybody who teaches the course, whatever they may do; another's course is as if it did not exist. */
export async function needMember(db: Db, courseId: string, personId: string) {
  return (await findStaff(db, courseId, personId)) ?? refuse('courses.unknown-course')
}
