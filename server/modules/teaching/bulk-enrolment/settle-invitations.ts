import { enrolOrInvite } from '#modules/courses'
import { leaveNotice, notBefore } from '#modules/notices'
import { type Tx, transaction } from '#platform/database'
import type { MobileProved } from '#plugs/mobile-proved'
import { needCourse } from '../course-queries.ts'
import type { TeachingDeps } from '../deps.ts'
import { teaching } from '../tables.ts'
import { enrolledByTeacher } from '../teaching-notice-types.ts'
import { sendInvitations } from './jobs.ts'

type Deps = Pick<TeachingDeps, 'db' | 'clock' | 'jobs'>

/** Invitations that are settled in one transaction. */
const batchSize = 100

/**
 * Looks up the accounts of newly invited mobiles: people with an account are enrolled and notified, the other mobiles
 * get an SMS. It is a job, so that the teacher's request does the same work and takes the same time for every number.
 */
export async function settleInvitations(deps: Deps, courseId: string, signal: AbortSignal): Promise<void> {
  for (let found = batchSize; found === batchSize; ) {
    signal.throwIfAborted()
    found = await transaction(deps.db, (tx) => settleBatch(tx, deps, courseId))
  }
}

async function settleBatch(tx: Tx, deps: Deps, courseId: string): Promise<number> {
  const at = deps.clock.now()
  const invited = await teaching(tx)
    .selectFrom('teaching.invitations as i')
    .leftJoin('identity.contacts as c', 'c.mobile', 'i.mobile')
    .select(['i.id', 'i.course_id', 'i.cohort_id', 'i.by_id', 'c.person_id'])
    .where('i.course_id', '=', courseId)
    .where('i.settled_at', 'is', null)
    .orderBy('i.id')
    .limit(batchSize)
    .forUpdate('i')
    .skipLocked()
    .execute()
  for (const { person_id: personId, ...invitation } of invited)
    if (personId !== null) await settle(tx, deps, invitation, personId)
  const strangers = invited.flatMap(({ id, person_id }) => (person_id === null ? [id] : []))
  if (strangers.length > 0) {
    await teaching(tx)
      .updateTable('teaching.invitations')
      .set({ settled_at: at })
      .where('id', 'in', strangers)
      .execute()
    const asked = notBefore(at, 'sms', false)
    await deps.jobs.leave(tx, sendInvitations, { courseId }, { key: courseId, at: asked })
  }
  return invited.length
}

/** Settles every waiting invitation to a mobile that a person has just verified. */
export const takeUpInvitations =
  (deps: Deps): MobileProved =>
  (personId, mobile) =>
    transaction(deps.db, async (tx) => {
      const invited = await teaching(tx)
        .selectFrom('teaching.invitations')
        .select(['id', 'course_id', 'cohort_id', 'by_id'])
        .where('mobile', '=', mobile)
        .where('taken_at', 'is', null)
        .where('person_id', 'is', null)
        .orderBy('course_id')
        .forUpdate()
        .execute()
      for (const invitation of invited) await settle(tx, deps, invitation, personId)
    })

interface Invited {
  readonly id: string
  readonly course_id: string
  readonly cohort_id: string | null
  readonly by_id: string
}

async function settle(
  tx: Tx,
  { clock, jobs }: Deps,
  { id, course_id: courseId, cohort_id: cohortId, by_id: byId }: Invited,
  personId: string,
): Promise<void> {
  const at = clock.now()
  await teaching(tx)
    .updateTable('teaching.invitations')
    .set({ person_id: personId, settled_at: at })
    .where('id', '=', id)
    .execute()
  const outcome = await enrolOrInvite(tx, clock, { courseId, cohortId, byId }, personId)
  if (outcome === null) return
  const { title: courseTitle, slug } = await needCourse(tx, courseId)
  const cause = `invitation ${id} ${at.toISOString()}`
  await leaveNotice(jobs, tx, clock, {
    ...{ personId, kind: enrolledByTeacher, about: { courseTitle, slug }, cause },
  })
}
