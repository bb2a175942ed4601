import { staffRight } from '@arvand/contracts/courses'
import { findStaff, mayDo, type StaffMember } from '#modules/courses'
import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import { teaching } from './tables.ts'

/** What teaching needs to know of a course. */
export async function needCourse(db: Db, courseId: string) {
  const course = await teaching(db)
    .selectFrom('courses.known_courses')
    .select(['id', 'slug', 'title', 'state', 'steps', 'access_days as accessDays'])
    .where('id', '=', courseId)
    .executeTakeFirst()
  return course ?? refuse('courses.unknown-course')
}

/** A member of the course's staff, whatever their rights; for anybody else the course is refused as unknown. */
export async function needMember(db: Db, courseId: string, personId: string): Promise<StaffMember> {
  return (await findStaff(db, courseId, personId)) ?? refuse('courses.unknown-course')
}

/** The course for the head of a teacher's list, with the rights of this member. */
export async function taughtBy(db: Db, member: StaffMember) {
  const course = await needCourse(db, member.courseId)
  return { ...course, rights: staffRight.options.filter((right) => mayDo(member, right)) }
}
