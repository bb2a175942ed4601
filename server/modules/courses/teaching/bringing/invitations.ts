import { sql } from 'kysely'
import { z } from 'zod'
import { notBefore } from '#modules/notices'
import { pageLimit, pageOfRows, readCursor } from '#platform/cursor'
import { type Db, type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { refuse } from '#platform/refusal'
import type { CoursesParts } from '../../parts.ts'
import { needStaff } from '../../staff/course-staff.ts'
import { needCourse } from '../course-queries.ts'
import { teaching } from '../tables.ts'
import type { Bringing } from './enrol-people.ts'
import { sendInvitations } from './jobs.ts'

/** Invites numbers that have no account; one that is invited already is not invited again. */
export async function invite(
  tx: Tx,
  { clock, jobs }: Pick<CoursesParts, 'clock' | 'jobs'>,
  { courseId, cohortId, byId }: Bringing,
  mobiles: readonly string[],
): Promise<void> {
  if (mobiles.length === 0) return
  const at = clock.now()
  const invitation = { course_id: courseId, cohort_id: cohortId, by_id: byId, at }
  await teaching(tx)
    .insertInto('courses.invitations')
    .values(mobiles.map((mobile) => ({ id: newId(), mobile, ...invitation })))
    .onConflict((known) =>
      known
        .constraint('invitations__once')
        // Whoever took it up and has no account any more may be invited once more.
        .doUpdateSet({ cohort_id: cohortId, by_id: byId, at, taken_at: null, sent_at: null })
        .where('courses.invitations.taken_at', 'is not', null),
    )
    .execute()
  const asked = notBefore(at, 'sms', false)
  await jobs.leave(tx, sendInvitations, { courseId }, { key: courseId, at: asked })
}

/** Sends what has not gone out. It is marked before it goes, so that nobody is told twice (docs/decisions). */
export async function sendUnsent(
  { db, clock, sms, publicUrl }: Pick<CoursesParts, 'db' | 'clock' | 'sms' | 'publicUrl'>,
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
    const text = `مدرس دورهٔ «${title}» در آروند شما را به این دوره دعوت کرده است. با همین شماره ثبت‌نام کنید تا دوره برایتان باز شود:\n${address}`
    await sms.send({ to: mobile, text })
  }
}

async function takeUnsent(db: Db, courseId: string, now: Date): Promise<string | undefined> {
  const row = await teaching(db)
    .updateTable('courses.invitations')
    .set({ sent_at: now })
    .where('id', 'in', (rows) =>
      rows
        .selectFrom('courses.invitations')
        .select('id')
        .where('course_id', '=', courseId)
        .where('sent_at', 'is', null)
        .where('taken_at', 'is', null)
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning('mobile')
    .executeTakeFirst()
  return row?.mobile
}

const lastShown = z.tuple([z.iso.datetime(), z.uuid()])

/** Who was invited and did not come yet, newest first. */
export async function listInvitations(db: Db, courseId: string, cursor?: string) {
  let rows = teaching(db)
    .selectFrom('courses.invitations')
    .select(['id', 'mobile', 'at', 'sent_at as sentAt'])
    .where('course_id', '=', courseId)
    .where('taken_at', 'is', null)
  if (cursor !== undefined) {
    const [at, id] = readCursor(cursor, lastShown)
    rows = rows.where(sql<boolean>`(at, id) < (${at}::timestamptz, ${id}::uuid)`)
  }
  const ordered = rows.orderBy('at', 'desc').orderBy('id', 'desc').limit(pageLimit)
  return pageOfRows(await ordered.execute(), ({ at, id }) => [at.toISOString(), id])
}

/** Takes an invitation back before anybody took it up. */
export function withdrawInvitation(db: Db, personId: string, courseId: string, invitationId: string) {
  return transaction(db, async (tx) => {
    await needStaff(tx, courseId, personId, 'enrol')
    const gone = await teaching(tx)
      .deleteFrom('courses.invitations')
      .where('id', '=', invitationId)
      .where('course_id', '=', courseId)
      .where('taken_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!gone) refuse('courses.unknown-invitation')
    return {}
  })
}
