import { z } from 'zod'
import { activePerson } from '#modules/identity'
import { type Tx, transaction } from '#platform/database'
import { type Jobs, jobKind } from '#platform/jobs'
import type { Achieved, Achievement } from '#plugs/achieved'
import { certificates } from '../tables.ts'
import { findCourse } from '../templates/may-issue.ts'
import { findTemplateByExam, findTemplateOf } from '../templates/template-queries.ts'
import { type IssuingDeps, issueTo } from './issue-to.ts'

export const issueAchieved = jobKind(
  'certificates.issue-achieved',
  z.object({ kind: z.enum(['course', 'exam']), itemId: z.uuid(), personId: z.uuid() }),
)

/** Told of an achievement, leaves the job that looks for a certificate to issue. */
export const rewardsByCertificate =
  ({ jobs }: { readonly jobs: Jobs }): Achieved =>
  (tx, achievement) =>
    jobs.leave(tx, issueAchieved, achievement)

/**
 * The job: issues the certificate of what a person completed or passed, when its template says so. Whoever had one that was revoked
 * gets no new one by itself.
 */
export const issueForAchievement = (
  deps: IssuingDeps,
  { kind, itemId, personId }: Achievement,
): Promise<void> =>
  transaction(deps.db, async (tx) => {
    const template = await templateFor(tx, kind, itemId)
    if (!template?.isAutomatic) return
    const [course, person] = await Promise.all([
      findCourse(tx, template.courseId),
      activePerson(tx, { id: personId }),
    ])
    if (!course || !person) return
    const former = await certificates(tx)
      .selectFrom('certificates.certificates')
      .select('id')
      .where('template_id', '=', template.id)
      .where('person_id', '=', personId)
      .limit(1)
      .executeTakeFirst()
    if (former) return
    const reason = kind === 'exam' ? 'passed' : 'completed'
    await issueTo(deps, tx, { template, course, person, reason, byId: null })
  })

/** The template that this earns; a course whose certificate an exam earns has none for completing it. */
async function templateFor(tx: Tx, kind: Achievement['kind'], itemId: string) {
  if (kind === 'exam') return findTemplateByExam(tx, itemId)
  const template = await findTemplateOf(tx, itemId)
  return template && template.examId === null ? { ...template, courseId: itemId } : undefined
}
