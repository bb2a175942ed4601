import type { StaffRight } from '@arvand/contracts/courses'
import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import { courses, type StaffRole } from '../tables.ts'

export interface StaffMember {
  readonly courseId: string
  readonly personId: string
  readonly role: StaffRole
  readonly rights: readonly StaffRight[]
}

/** Pure: owners and teachers have every right, an assistant only the listed ones. */
export const mayDo = ({ role, rights }: Pick<StaffMember, 'role' | 'rights'>, right: StaffRight): boolean =>
  role !== 'assistant' || rights.includes(right)

/** Pure: an assistant sees nobody's mobile, not even one that they typed themselves. */
export const seesMobiles = ({ role }: Pick<StaffMember, 'role'>): boolean => role !== 'assistant'

/** The person's role and rights on a course's staff; undefined: not on the staff. */
export async function findStaff(
  db: Db,
  courseId: string,
  personId: string,
): Promise<StaffMember | undefined> {
  const row = await courses(db)
    .selectFrom('courses.staff')
    .select(['role', 'rights'])
    .where('course_id', '=', courseId)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return row && { courseId, personId, ...row }
}

/**
 * The member, or a refusal: `courses.unknown-course` (404) for a person who is not on the staff,
 * `courses.right-missing` for a member without the right.
 */
export async function needStaff(
  db: Db,
  courseId: string,
  personId: string,
  right: StaffRight,
): Promise<StaffMember> {
  const member = (await findStaff(db, courseId, personId)) ?? refuse('courses.unknown-course')
  return mayDo(member, right) ? member : refuse('courses.right-missing')
}
