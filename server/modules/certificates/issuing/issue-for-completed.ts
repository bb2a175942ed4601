import { activePerson } from '#modules/identity'
import type { Tx } from '#platform/database'
import { type Listener, listener } from '#plugs/events'
import { certificates } from '../tables.ts'
import { findCourse } from '../templates/may-issue.ts'
import { findTemplateByExam, findTemplateOf } from '../templates/template-queries.ts'
import { type IssuingDeps, issueTo } from './issue-to.ts'

type Template = NonNullable<Awaited<ReturnType<typeof findTemplateByExam>>>

/** Issues the certificate of a course that somebody completed; where an exam earns it, completing does not. */
export const issueForCompleted = (deps: IssuingDeps): Listener =>
  listener({
    name: 'certificates.issue-for-completed',
    event: 'courses.completed',
    async hear(tx, { courseId, personId }) {
      const template = await findTemplateOf(tx, courseId)
      if (template?.examId === null)
        await issueByItself(deps, tx, { ...template, courseId }, personId, 'completed')
    },
  })

/** Issues the certificate that an exam earns to whoever passed it. */
export const issueForPassed = (deps: IssuingDeps): Listener =>
  listener({
    name: 'certificates.issue-for-passed',
    event: 'exams.marked',
    async hear(tx, { examId, personId, isPassed }) {
      const template = isPassed ? await findTemplateByExam(tx, examId) : undefined
      if (template) await issueByItself(deps, tx, template, personId, 'passed')
    },
  })

/** Issues when the template says so. Whoever had one that was revoked gets no new one by itself. */
async function issueByItself(
  deps: IssuingDeps,
  tx: Tx,
  template: Template,
  personId: string,
  reason: 'completed' | 'passed',
): Promise<void> {
  if (!template.isAutomatic) return
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
  await issueTo(deps, tx, { template, course, person, reason, byId: null })
}
