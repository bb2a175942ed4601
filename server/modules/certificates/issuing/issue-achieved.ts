import { z } from 'zod'
import { activePerson } from '#modules/identity'
import { transaction } from '#platform/database'
import { type Jobs, jobKind } from '#platform/jobs'
import type { Achieved } from '#plugs/achieved'
import { certificates } from '../tables.ts'
import { findCourse } from '../templates/may-issue.ts'
import { findTemplateOf } from '../templates/template-queries.ts'
import { type IssuingDeps, issueTo } from './issue-to.ts'

export const issueAchieved = jobKind(
  'certificates.issue-achieved',
  z.object({ kind: z.enum(['course']), itemId: z.uuid(), personId: z.uuid() }),
)

/** Told of an achievement, leaves the job that looks for a certificate to issue. */
export const rewardsByCertificate =
  ({ jobs }: { readonly jobs: Jobs }): Achieved =>
  (tx, achievement) =>
    jobs.leave(tx, issueAchieved, achievement)

/**
 * The job: issues the certificate of what a person completed, when its template says so. Whoever had one that was revoked
 * gets no new one by itself.
 */
export const issueForAchievement = (
  deps: IssuingDeps,
  { itemId, personId }: { readonly itemId: string; readonly personId: string },
): Promise<void> =>
  transaction(deps.db, async (tx) => {
    const [template, course, person] = await Promise.all([
      findTemplateOf(tx, itemId),
      findCourse(tx, itemId),
      activePerson(tx, { id: personId }),
    ])
    if (!template?.isAutomatic || !course || !person) return
    const former = await certificates(tx)
      .selectFrom('certificates.certificates')
      .select('id')
      .where('template_id', '=', template.id)
      .where('person_id', '=', personId)
      .limit(1)
      .executeTakeFirst()
    if (former) return
    const what = { template: { ...template, courseId: itemId }, course, person }
    await issueTo(deps, tx, { ...what, reason: 'completed', byId: null })
  })
