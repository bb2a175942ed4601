import { type StaffRight, staffRight } from '@arvand/contracts/courses'
import { findStaff, mayDo } from '#modules/courses'
import type { Actor } from '#platform/actor'
import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import { certificates } from '../tables.ts'

/** Who acts; the scopes say whether they manage the content. */
export type Issuer = Pick<Actor, 'personId' | 'roles' | 'scopes'>

export interface IssuedCourse {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly ownerId: string
  readonly accessDays: number | null
  readonly minutes: number
  readonly rights: StaffRight[]
}

/** A course whose certificates this person issues: staff who give marks, and managers of the content. */
export async function needIssuer(db: Db, actor: Issuer, courseId: string): Promise<IssuedCourse> {
  const [course, member] = await Promise.all([
    findCourse(db, courseId),
    findStaff(db, courseId, actor.personId),
  ])
  const manages = actor.roles.has('manager') && actor.scopes.has('content')
  if (!course || !(manages || member)) return refuse('courses.unknown-course')
  const rights = staffRight.options.filter((right) => manages || (member && mayDo(member, right)))
  return rights.includes('mark') ? { ...course, rights } : refuse('courses.right-missing')
}

export const findCourse = (db: Db, courseId: string) =>
  certificates(db)
    .selectFrom('courses.known_courses')
    .select(['id', 'slug', 'title', 'owner_id as ownerId', 'access_days as accessDays', 'minutes'])
    .where('id', '=', courseId)
    .executeTakeFirst()

/** Pure: whole hours, never none. */
export const hoursOf = (minutes: number): number => Math.max(1, Math.round(minutes / 60))
