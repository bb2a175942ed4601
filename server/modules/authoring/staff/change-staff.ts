import type { StaffRight } from '@arvand/contracts/courses'
import { sql } from 'kysely'
import {
  type ChangingDeps,
  changeCourse,
  deleteStaff,
  findStaff,
  type StaffRole,
  updateStaff,
} from '#modules/courses'
import type { Db, Tx } from '#platform/database'
import { refuse, refuseIf } from '#platform/refusal'
import { wholeList } from '#platform/whole-list'
import { authoring } from '../tables.ts'

export interface Given {
  readonly role: Exclude<StaffRole, 'owner'>
  readonly rights: readonly StaffRight[]
  /** Left out: unchanged. */
  readonly sharePercent?: number | undefined
}
export type By = { readonly courseId: string; readonly personId: string }

/** The staff of a course, the owner first; every member may read the list. */
export async function listStaff(db: Db, { courseId, personId }: By) {
  const member = (await findStaff(db, courseId, personId)) ?? refuse('courses.unknown-course')
  return { ...wholeList(await staffOf(db, courseId)), isOwner: member.role === 'owner' }
}

const staffOf = (db: Db, courseId: string) =>
  authoring(db)
    .selectFrom('courses.course_staff as s')
    .innerJoin('identity.people as p', 'p.id', 's.person_id')
    .select(['s.person_id as personId', 'p.name', 'p.handle'])
    .select(['s.role', 's.rights', 's.added_at as addedAt', shareOf.as('sharePercent')])
    .where('s.course_id', '=', courseId)
    .orderBy((of) => of.case().when('s.role', '=', 'owner').then(0).else(1).end())
    .orderBy('s.added_at')
    .orderBy('s.person_id')
    .execute()

/** Pure: only the owner changes the staff of a course. */
export const whyNotChangeStaff = (role: StaffRole): 'courses.owner-only' | null =>
  role === 'owner' ? null : 'courses.owner-only'

/** The owner's share is what the shares of the others leave of 100. */
const shareOf = sql<number>`case s.role when 'owner' then 100 - (
  select coalesce(sum(o.share_percent), 0)::integer from courses.course_staff o where o.course_id = s.course_id
) else s.share_percent end`

/**
 * The share that a member earns from now on, in percent. The caller has locked the course's row, so that the sum stays
 * within 100. Shares offered by open invitations count as given.
 */
export async function shareFor(
  tx: Tx,
  courseId: string,
  personId: string | null,
  given: Given,
): Promise<number> {
  if (given.role !== 'teacher') return 0
  const rows = await authoring(tx)
    .selectFrom('courses.course_staff')
    .select(['person_id', 'share_percent'])
    .where('course_id', '=', courseId)
    .where('share_percent', '>', 0)
    .execute()
  const offered = await authoring(tx)
    .selectFrom('authoring.staff_invitations')
    .select(({ fn, val }) => fn.coalesce(fn.sum<number>('share_percent'), val(0)).as('sum'))
    .where('course_id', '=', courseId)
    .executeTakeFirstOrThrow()
  const before = rows.find((row) => row.person_id === personId)?.share_percent ?? 0
  const share = given.sharePercent ?? before
  const all = rows.reduce((sum, row) => sum + row.share_percent, Number(offered.sum)) - before + share
  return all > 100 ? refuse('courses.shares-above-all') : share
}

export const rightsOf = ({ role, rights }: Given): StaffRight[] =>
  role === 'teacher' ? [] : [...new Set(rights)]

/** Changes role, rights and share of a member. */
export const changeStaff = (deps: ChangingDeps, by: By, memberId: string, given: Given) =>
  changing(deps, by, async (tx) => {
    await needMember(tx, by.courseId, memberId)
    const share_percent = await shareFor(tx, by.courseId, memberId, given)
    await updateStaff(tx, by.courseId, memberId, { role: given.role, rights: rightsOf(given), share_percent })
    return {}
  })

/** Removes a member from the staff. Anyone but the owner may also leave on their own. */
export const removeStaff = (deps: ChangingDeps, by: By, memberId: string) =>
  changing(
    deps,
    by,
    async (tx) => {
      await needMember(tx, by.courseId, memberId)
      await deleteStaff(tx, by.courseId, memberId)
      return {}
    },
    by.personId === memberId,
  )

export const changing = <Reply>(
  deps: ChangingDeps,
  by: By,
  work: Parameters<typeof changeCourse<Reply>>[2],
  isOneself = false,
) =>
  changeCourse(deps, { ...by, right: null }, async (tx, course) => {
    const member = (await findStaff(tx, by.courseId, by.personId)) ?? refuse('courses.unknown-course')
    if (!isOneself) refuseIf(whyNotChangeStaff(member.role))
    return work(tx, course)
  })

async function needMember(tx: Tx, courseId: string, personId: string): Promise<void> {
  const member = (await findStaff(tx, courseId, personId)) ?? refuse('courses.unknown-person')
  if (member.role === 'owner') refuse('courses.owner-stays')
}
