import { siteName } from '@arvand/contracts/site-name'
import type { EnrolOrInvite } from '#modules/courses'
import { needStaff, type StaffMember, seesMobiles } from '#modules/courses'
import { type Db, type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { keysetPage, newestFirst } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import type { Invited } from '#plugs/invited'
import { needCourse } from '../course-queries.ts'
import type { TeachingDeps } from '../deps.ts'
import { teaching } from '../tables.ts'
import { closeWithdrawn, settleInvitations } from './jobs.ts'

/** A mobile, and its line in the list in which it was typed. */
export interface TypedMobile {
  readonly line: number
  readonly mobile: string
}

/**
 * Invites mobiles while seats are left, and returns those that are invited now, earlier ones too. Nothing here asks
 * whether a mobile has an account: each takes the same writes and the same seat.
 */
export async function invite(
  tx: Tx,
  { clock, jobs }: Pick<TeachingDeps, 'clock' | 'jobs'>,
  { courseId, cohortId, byId, seats }: EnrolOrInvite & { readonly seats: number },
  typed: readonly TypedMobile[],
): Promise<ReadonlySet<string>> {
  const invitations = await teaching(tx)
    .selectFrom('teaching.open_invitations')
    .select('mobile')
    .where('course_id', '=', courseId)
    .where(
      'mobile',
      'in',
      typed.map(({ mobile }) => mobile),
    )
    .execute()
  const invited = new Set(invitations.map(({ mobile }) => mobile))
  const coming = typed.filter(({ mobile }) => !invited.has(mobile))
  const seated = coming.slice(0, Math.min(coming.length, seats))
  const at = clock.now()
  const invitation = { course_id: courseId, cohort_id: cohortId, by_id: byId, at }
  if (seated.length > 0)
    await teaching(tx)
      .insertInto('teaching.invitations')
      .values(seated.map((one) => ({ id: newId(), ...one, ...invitation })))
      .onConflict((known) =>
        known.constraint('invitations__once').doUpdateSet({
          line: ({ ref }) => ref('excluded.line'),
          ...{ cohort_id: cohortId, by_id: byId, at },
          ...{ taken_at: null, sent_at: null, person_id: null, settled_at: null },
        }),
      )
      .execute()
  await jobs.leave(tx, settleInvitations, { courseId })
  return new Set([...invited, ...seated.map(({ mobile }) => mobile)])
}

/** Sends invitations that were not sent. Each is marked as sent first, so that no SMS goes twice (decision 0036). */
export async function sendUnsent(
  { db, clock, sms, publicUrl }: Pick<TeachingDeps, 'db' | 'clock' | 'sms' | 'publicUrl'>,
  courseId: string,
  signal: AbortSignal,
): Promise<void> {
  if (!sms.on) return
  const { title } = await needCourse(db, courseId)
  const address = new URL('/auth/sign-up', publicUrl)
  for (;;) {
    signal.throwIfAborted()
    const mobile = await takeUnsent(db, courseId, clock.now())
    if (mobile === undefined) return
    const text = `مدرس دورهٔ «${title}» در ${siteName()} شما را به این دوره دعوت کرده است. با همین شماره ثبت‌نام کنید تا دوره برایتان باز شود:\n${address}`
    await sms.send({ to: mobile, text })
  }
}

async function takeUnsent(db: Db, courseId: string, now: Date): Promise<string | undefined> {
  const row = await teaching(db)
    .updateTable('teaching.invitations')
    .set({ sent_at: now })
    .where('id', 'in', (rows) =>
      rows
        .selectFrom('teaching.invitations')
        .select('id')
        .where('course_id', '=', courseId)
        .where('sent_at', 'is', null)
        .where('taken_at', 'is', null)
        .where('settled_at', 'is not', null)
        .where('person_id', 'is', null)
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning('mobile')
    .executeTakeFirst()
  return row?.mobile
}

/** Invitations of people who have not opened the course, newest first; an assistant sees the line, not the mobile. */
export async function listInvitations(db: Db, member: StaffMember, cursor?: string) {
  const rows = teaching(db)
    .selectFrom('teaching.open_invitations')
    .select(['id', 'mobile', 'line', 'at'])
    .where('course_id', '=', member.courseId)
  const page = await keysetPage(rows, newestFirst('at', 'id'), cursor)
  return seesMobiles(member)
    ? page
    : { ...page, items: page.items.map((invitation) => ({ ...invitation, mobile: null })) }
}

/** Withdraws an invitation. A job removes the enrolment that it began, so that every number takes the same time. */
export function withdrawInvitation(
  { db, jobs }: Pick<TeachingDeps, 'db' | 'jobs'>,
  personId: string,
  courseId: string,
  invitationId: string,
) {
  return transaction(db, async (tx) => {
    await needStaff(tx, courseId, personId, 'enrol')
    const gone = await teaching(tx)
      .deleteFrom('teaching.invitations')
      .where('id', 'in', (open) =>
        open
          .selectFrom('teaching.open_invitations')
          .select('id')
          .where('id', '=', invitationId)
          .where('course_id', '=', courseId),
      )
      .returning('person_id')
      .executeTakeFirst()
    if (!gone) return refuse('courses.unknown-invitation')
    await jobs.leave(tx, closeWithdrawn, { courseId, personId: gone.person_id })
    return {}
  })
}

/** The invitation by which a former learner comes back to a course; it waits until they open the course. */
export const waitingInvitation: Invited = async (db, courseId, personId) =>
  (await teaching(db)
    .selectFrom('teaching.open_invitations')
    .select(['cohort_id as cohortId', 'by_id as byId'])
    .where('course_id', '=', courseId)
    .where('person_id', '=', personId)
    .executeTakeFirst()) ?? null
