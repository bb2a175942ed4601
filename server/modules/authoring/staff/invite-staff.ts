import { mostWhole } from '@arvand/contracts/page'
import { siteName } from '@arvand/contracts/site-name'
import { parsePhone } from '@arvand/persian/mobile'
import { type ChangingDeps, findStaff } from '#modules/courses'
import { leaveNotice, notBefore } from '#modules/notices'
import { type Db, type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { refuse, refuseIf } from '#platform/refusal'
import { wholeList } from '#platform/whole-list'
import type { MobileProved } from '#plugs/mobile-proved'
import { authoringNoticeTypes } from '../authoring-notice-types.ts'
import type { AuthoringDeps } from '../deps.ts'
import { authoring } from '../tables.ts'
import { type By, changing, type Given, rightsOf, shareFor, whyNotChangeStaff } from './change-staff.ts'
import { sendStaffInvitation, settleStaffInvitation } from './jobs.ts'

/** A rate limit, so that nobody tries many mobiles to find out who has an account. */
const invitingStaff = { name: 'course-staff-add', times: 40, seconds: 3600 } as const

const invitationColumns = ['id', 'who', 'role', 'rights', 'share_percent as sharePercent', 'at'] as const

/**
 * Invites a co-teacher or an assistant. A handle is public, so the answer may reveal its person; a mobile is looked up
 * by a job, so that answer and time are the same for every number.
 */
export async function inviteStaff(
  deps: ChangingDeps & Pick<AuthoringDeps, 'limits'>,
  by: By,
  typed: string,
  given: Given,
) {
  await deps.limits.take(invitingStaff, by.personId)
  const mobile = parsePhone(typed)
  return changing(deps, by, async (tx) => {
    const personId = mobile === null ? await needPublicTeacher(tx, by.courseId, typed) : null
    const invitation = await authoring(tx)
      .insertInto('authoring.staff_invitations')
      .values({
        ...{ id: newId(), course_id: by.courseId, who: mobile ?? handleOf(typed), person_id: personId },
        ...{ role: given.role, rights: rightsOf(given), by_id: by.personId, at: deps.clock.now() },
        share_percent: await shareFor(tx, by.courseId, null, given),
      })
      .onConflict((twin) => twin.constraint('staff_invitations__once').doNothing())
      .returning(invitationColumns)
      .executeTakeFirst()
    if (!invitation) return refuse('courses.already-staff')
    await deps.jobs.leave(tx, settleStaffInvitation, { invitationId: invitation.id })
    return { invitation }
  })
}

const handleOf = (typed: string): string => typed.replace(/^@/, '').toLowerCase()

async function needPublicTeacher(tx: Tx, courseId: string, typed: string): Promise<string> {
  const person = await authoring(tx)
    .selectFrom('identity.people')
    .select(['id', 'roles'])
    .where('handle', '=', handleOf(typed))
    .where('has_left', '=', false)
    .executeTakeFirst()
  if (!person) return refuse('courses.unknown-person')
  if (!person.roles.includes('teacher')) refuse('courses.not-a-teacher')
  if (await findStaff(tx, courseId, person.id)) refuse('courses.already-staff')
  return person.id
}

/** The open invitations of a course, newest first; for its owner alone. */
export async function listStaffInvitations(db: Db, { courseId, personId }: By) {
  const member = (await findStaff(db, courseId, personId)) ?? refuse('courses.unknown-course')
  refuseIf(whyNotChangeStaff(member.role))
  const items = await authoring(db)
    .selectFrom('authoring.staff_invitations')
    .select(invitationColumns)
    .where('course_id', '=', courseId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostWhole)
    .execute()
  return wholeList(items)
}

/** Withdraws an invitation that was not accepted yet. */
export const withdrawStaffInvitation = (deps: ChangingDeps, by: By, invitationId: string) =>
  changing(deps, by, async (tx) => {
    const gone = await authoring(tx)
      .deleteFrom('authoring.staff_invitations')
      .where('id', '=', invitationId)
      .where('course_id', '=', by.courseId)
      .returning('id')
      .executeTakeFirst()
    return gone ? {} : refuse('courses.unknown-invitation')
  })

type TellDeps = Pick<AuthoringDeps, 'db' | 'clock' | 'jobs'>

/** Looks up the account of an invited mobile: its owner gets a notice, a mobile without account an SMS. */
export const settleInvitation = (deps: TellDeps, invitationId: string): Promise<void> =>
  transaction(deps.db, async (tx) => {
    const row = await authoring(tx)
      .selectFrom('authoring.staff_invitations as i')
      .leftJoin('identity.contacts as c', 'c.mobile', 'i.who')
      .select(['i.id', 'i.person_id', 'c.person_id as owner_id'])
      .where('i.id', '=', invitationId)
      .forUpdate('i')
      .executeTakeFirst()
    if (!row) return
    const personId = row.person_id ?? row.owner_id
    if (personId !== null) return tellInvited(tx, deps, row.id, personId)
    const at = notBefore(deps.clock.now(), 'sms', false)
    await deps.jobs.leave(tx, sendStaffInvitation, { invitationId }, { at })
  })

/** Gives the invitations to a mobile to the person who has just verified it. */
export const takeUpStaffInvitations =
  (deps: TellDeps): MobileProved =>
  (personId, mobile) =>
    transaction(deps.db, async (tx) => {
      const rows = await authoring(tx)
        .selectFrom('authoring.staff_invitations')
        .select('id')
        .where('who', '=', mobile)
        .where('person_id', 'is', null)
        .orderBy('id')
        .forUpdate()
        .execute()
      for (const { id } of rows) await tellInvited(tx, deps, id, personId)
    })

async function tellInvited(tx: Tx, { clock, jobs }: TellDeps, id: string, personId: string): Promise<void> {
  const { title } = await authoring(tx)
    .updateTable('authoring.staff_invitations as i')
    .from('courses.known_courses as c')
    .set({ person_id: personId })
    .whereRef('c.id', '=', 'i.course_id')
    .where('i.id', '=', id)
    .returning('c.title')
    .executeTakeFirstOrThrow()
  const cause = `staff invitation ${id}`
  await leaveNotice(jobs, tx, clock, {
    ...{ personId, kind: authoringNoticeTypes.courseStaffInvited, about: { title }, cause },
  })
}

/** Sends the SMS to a mobile that nobody has verified yet; nothing when the invitation was withdrawn meanwhile. */
export async function sendInvitation(
  { db, sms, publicUrl }: Pick<AuthoringDeps, 'db' | 'sms' | 'publicUrl'>,
  invitationId: string,
): Promise<void> {
  if (!sms.on) return
  const row = await authoring(db)
    .selectFrom('authoring.staff_invitations as i')
    .innerJoin('courses.known_courses as c', 'c.id', 'i.course_id')
    .select(['i.who', 'c.title'])
    .where('i.id', '=', invitationId)
    .where('i.person_id', 'is', null)
    .executeTakeFirst()
  if (!row) return
  const text = `شما به تدریس در دورهٔ «${row.title}» در ${siteName()} دعوت شده‌اید. با همین شماره ثبت‌نام کنید و به دعوت پاسخ دهید:\n${new URL('/auth/sign-up', publicUrl)}`
  await sms.send({ to: row.who, text })
}
