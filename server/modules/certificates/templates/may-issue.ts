import { type StaffRight, staffRight } from '@arvand/contracts/courses'
import { findStaff, mayDo } from '#modules/courses'
import type { Actor } from '#platform/actor'
import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import { certificates, type ItemKind } from '../tables.ts'

/** Who acts; the scopes say whether they manage the exams. */
export type Issuer = Pick<Actor, 'personId' | 'roles' | 'scopes'>

/** What is certified. */
export interface IssuedItem {
  readonly kind: ItemKind
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly ownerId: string
  readonly minutes: number
}

interface IssuedCourse extends IssuedItem {
  readonly accessDays: number | null
  readonly rights: StaffRight[]
}

const managesExams = ({ roles, scopes }: Issuer) => roles.has('manager') && scopes.has('exams')

/** A course whose certificates this person issues: staff who give marks, and managers of the exams. */
export async function needIssuer(db: Db, actor: Issuer, courseId: string): Promise<IssuedCourse> {
  const [course, member] = await Promise.all([
    findCourse(db, courseId),
    findStaff(db, courseId, actor.personId),
  ])
  const manages = managesExams(actor)
  if (!course || !(manages || member)) return refuse('courses.unknown-course')
  const rights = staffRight.options.filter((right) => manages || (member && mayDo(member, right)))
  return rights.includes('mark') ? { ...course, rights } : refuse('courses.right-missing')
}

const gives = (actor: Issuer, { ownerId }: IssuedItem) => ownerId === actor.personId || managesExams(actor)

/** A webinar whose certificates this person issues: its teacher, and managers of the exams. */
export async function needWebinarIssuer(db: Db, actor: Issuer, webinarId: string) {
  const webinar = await findWebinar(db, webinarId)
  return webinar && gives(actor, webinar) ? webinar : refuse('live.unknown-webinar')
}

/** The same for the item of a template or certificate; to a stranger of a webinar these do not exist. */
export async function needIssuerOf(
  db: Db,
  actor: Issuer,
  { kind, itemId }: { readonly kind: ItemKind; readonly itemId: string },
  unknown: 'certificates.unknown-template' | 'certificates.unknown-code',
): Promise<IssuedItem> {
  if (kind === 'course') return needIssuer(db, actor, itemId)
  const webinar = await findWebinar(db, itemId)
  return webinar && gives(actor, webinar) ? webinar : refuse(unknown)
}

export async function findCourse(db: Db, courseId: string) {
  const row = await certificates(db)
    .selectFrom('courses.known_courses')
    .select(['id', 'slug', 'title', 'owner_id as ownerId', 'access_days as accessDays', 'minutes'])
    .where('id', '=', courseId)
    .executeTakeFirst()
  return row && { ...row, kind: 'course' as const }
}

export async function findWebinar(db: Db, webinarId: string) {
  const row = await certificates(db)
    .selectFrom('live.known_webinars')
    .select(['id', 'slug', 'title', 'state', 'owner_id as ownerId', 'starts_at as startsAt', 'minutes'])
    .select('held_minutes as heldMinutes')
    .where('id', '=', webinarId)
    .executeTakeFirst()
  return row && { ...row, kind: 'webinar' as const }
}

/** Pure: whole hours, never none. */
export const hoursOf = (minutes: number): number => Math.max(1, Math.round(minutes / 60))
