import { staffRight } from '@arvand/contracts/courses'
import { mayDo, type StaffMember } from '#modules/courses'
import type { Db } from '#platform/database'
import { exams } from '../tables.ts'

/** The course for the head of its exams’ pages, with the rights of this member. */
export async function taughtCourse(db: Db, member: StaffMember) {
  const course = await courseOf(db, member.courseId)
  return { ...course, rights: staffRight.options.filter((right) => mayDo(member, right)) }
}

export const courseOf = (db: Db, courseId: string) =>
  exams(db)
    .selectFrom('courses.known_courses')
    .select(['id', 'slug', 'title', 'access_days as accessDays'])
    .where('id', '=', courseId)
    .executeTakeFirstOrThrow()
