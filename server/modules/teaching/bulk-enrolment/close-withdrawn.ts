import { closeUnopened, enrolOrInvite } from '#modules/courses'
import { transaction } from '#platform/database'
import type { TeachingDeps } from '../deps.ts'
import { waitingInvitation } from './invitations.ts'

/**
 * Removes the enrolment that a withdrawn invitation began. Where another invitation of the person waits (they changed
 * their mobile, and both were invited), the enrolment begins again by that one, in its cohort.
 */
export const closeWithdrawnOf = (
  { db, clock }: Pick<TeachingDeps, 'db' | 'clock'>,
  courseId: string,
  personId: string,
): Promise<void> =>
  transaction(db, async (tx) => {
    const isClosed = await closeUnopened(tx, courseId, personId)
    const other = isClosed ? await waitingInvitation(tx, courseId, personId) : null
    if (other) await enrolOrInvite(tx, clock, { courseId, ...other }, personId)
  })
