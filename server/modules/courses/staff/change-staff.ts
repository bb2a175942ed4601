import type { StaffRight } from '@arvand/contracts/courses'
import { parsePhone } from '@arvand/persian/mobile'
import { sql } from 'kysely'
import { leaveNotice } from '#modules/notices'
import type { Db, Tx } from '#platform/database'
import { refuse, refuseIf } from '#platform/refusal'
import { type ChangingParts, changeCourse } from '../authoring/change-course.ts'
import { kindsOfAuthoring } from '../authoring/review/notice-kinds.ts'
import { authoring } from '../authoring/tables.ts'
import { countFigures } from '../catalogue/course-figures.ts'
import type { CoursesParts } from '../parts.ts'
import type { StaffRole } from '../tables.ts'
import { findStaff } from './course-staff.ts'

/** Nobody is tried through the list of mobiles. */
const addingStaff = { name: 'course-staff-add', times: 40, seconds: 3600 } as const

export interface Given {
  readonly role: Exclude<StaffRole, 'owner'>
  readonly rights: readonly StaffRight[]
  /** Left out: as it was. */
  readonly sharePercent?: number | undefined
}
type By = { readonly courseId: string; readonly personId: string }

/** Who teaches a course, the owner first; anyone who teaches it may read it. */
export async function listStaff(db: Db, { courseId, personId }: By) {
  const member = (await findStaff(db, courseId, personId)) ?? refuse('courses.unknown-course')
  return { items: await staffOf(db, courseId), isOwner: member.role === 'owner' }
}

const staffOf = (db: Db, courseId: string, personId?: string) => {
  const rows = authoring(db)
    .selectFrom('courses.staff as s')
    .innerJoin('identity.people as p', 'p.id', 's.person_id')
    .leftJoin('identity.contacts as c', 'c.person_id', 's.person_id')
    .select(['s.person_id as personId', 'p.name', 'p.handle', 'c.mobile'])
    .select(['s.role', 's.rights', 's.added_at as addedAt', shareOf.as('sharePercent')])
    .where('s.course_id', '=', courseId)
    .orderBy((of) => of.case().when('s.role', '=', 'owner').then(0).else(1).end())
    .orderBy('s.added_at')
    .orderBy('s.person_id')
  return (personId === undefined ? rows : rows.where('s.person_id', '=', personId)).execute()
}

/** Pure: only the owner says who teaches with them. */
const whyNotChangeStaff = (role: StaffRole): 'courses.owner-only' | null =>
  role === 'owner' ? null : 'courses.owner-only'

/** The owner's is what the others leave. */
const shareOf = sql<number>`case s.role when 'owner' then 100 - (
  select coalesce(sum(o.share_percent), 0)::integer from courses.staff o where o.course_id = s.course_id
) else s.share_percent end`

/** What a member earns of the course from now on; the course's row is held, so that the sum stays within 100. */
async function shareFor(tx: Tx, courseId: string, personId: string, given: Given): Promise<number> {
  if (given.role !== 'teacher') return 0
  const rows = await authoring(tx)
    .selectFrom('courses.staff')
    .select(['person_id', 'share_percent'])
    .where('course_id', '=', courseId)
    .where('share_percent', '>', 0)
    .execute()
  const before = rows.find((row) => row.person_id === personId)?.share_percent ?? 0
  const share = given.sharePercent ?? before
  const all = rows.reduce((sum, row) => sum + row.share_percent, 0) - before + share
  return all > 100 ? refuse('courses.shares-above-all') : share
}

const rightsOf = ({ role, rights }: Given): StaffRight[] => (role === 'teacher' ? [] : [...new Set(rights)])

/** Adds a co-teacher or an assistant, who is told of it. */
export async function addStaff(
  parts: ChangingParts & Pick<CoursesParts, 'limits'>,
  by: By,
  who: string,
  given: Given,
) {
  await parts.limits.take(addingStaff, by.personId)
  return changing(parts, by, async (tx, course) => {
    const person = (await findPerson(tx, who)) ?? refuse('courses.unknown-person')
    if (!person.roles.includes('teacher')) refuse('courses.not-a-teacher')
    const added = await authoring(tx)
      .insertInto('courses.staff')
      .values({
        ...{ course_id: by.courseId, person_id: person.id, role: given.role, rights: rightsOf(given) },
        share_percent: await shareFor(tx, by.courseId, person.id, given),
        added_at: parts.clock.now(),
      })
      .onConflict((twin) => twin.doNothing())
      .returning('person_id')
      .executeTakeFirst()
    if (!added) refuse('courses.already-staff')
    await countFigures(tx, by.courseId)
    await leaveNotice(parts.jobs, tx, parts.clock, {
      personId: person.id,
      kind: kindsOfAuthoring.courseStaffAdded,
      about: { courseId: by.courseId, title: course.title },
      cause: `course staff ${by.courseId} ${parts.clock.now().toISOString()}`,
    })
    const [member] = await staffOf(tx, by.courseId, person.id)
    return { member: member ?? refuse('courses.unknown-person') }
  })
}

/** Changes what somebody may do. */
export const changeStaff = (parts: ChangingParts, by: By, memberId: string, given: Given) =>
  changing(parts, by, async (tx) => {
    await needMember(tx, by.courseId, memberId)
    await authoring(tx)
      .updateTable('courses.staff')
      .set({
        ...{ role: given.role, rights: rightsOf(given) },
        share_percent: await shareFor(tx, by.courseId, memberId, given),
      })
      .where('course_id', '=', by.courseId)
      .where('person_id', '=', memberId)
      .execute()
    await countFigures(tx, by.courseId)
    return {}
  })

/** Takes somebody from a course. Anyone but the owner may leave by themselves. */
export const removeStaff = (parts: ChangingParts, by: By, memberId: string) =>
  changing(
    parts,
    by,
    async (tx) => {
      await needMember(tx, by.courseId, memberId)
      await authoring(tx)
        .deleteFrom('courses.staff')
        .where('course_id', '=', by.courseId)
        .where('person_id', '=', memberId)
        .execute()
      await countFigures(tx, by.courseId)
      return {}
    },
    by.personId === memberId,
  )

const changing = <Reply>(
  parts: ChangingParts,
  by: By,
  work: Parameters<typeof changeCourse<Reply>>[2],
  isOneself = false,
) =>
  changeCourse(parts, { ...by, right: null }, async (tx, course) => {
    const member = (await findStaff(tx, by.courseId, by.personId)) ?? refuse('courses.unknown-course')
    if (!isOneself) refuseIf(whyNotChangeStaff(member.role))
    return work(tx, course)
  })

async function needMember(tx: Tx, courseId: string, personId: string): Promise<void> {
  const member = (await findStaff(tx, courseId, personId)) ?? refuse('courses.unknown-person')
  if (member.role === 'owner') refuse('courses.owner-stays')
}

/** Somebody by their mobile or by the handle of their public page. */
async function findPerson(db: Db, who: string) {
  const mobile = parsePhone(who)
  const people = authoring(db)
    .selectFrom('identity.people as p')
    .select(['p.id', 'p.roles'])
    .where('p.has_left', '=', false)
  if (mobile === null)
    return people.where('p.handle', '=', who.replace(/^@/, '').toLowerCase()).executeTakeFirst()
  return people
    .innerJoin('identity.contacts as c', 'c.person_id', 'p.id')
    .where('c.mobile', '=', mobile)
    .executeTakeFirst()
}
