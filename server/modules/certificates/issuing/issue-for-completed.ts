import { activePerson } from '#modules/identity'
import type { Tx } from '#platform/database'
import { type Listener, listener } from '#plugs/events'
import { isEnough } from '../certificate.ts'
import { leastPercentOf } from '../certificate-settings.ts'
import { certificates } from '../tables.ts'
import { findCourse, findWebinar } from '../templates/may-issue.ts'
import { findTemplateByExam, findTemplateOf, type Template } from '../templates/template-queries.ts'
import { type IssuingDeps, issueTo } from './issue-to.ts'

/** Issues the certificate of a course that somebody completed; where an exam earns it, completing does not. */
export const issueForCompleted = (deps: IssuingDeps): Listener =>
  listener({
    name: 'certificates.issue-for-completed',
    event: 'courses.completed',
    async hear(tx, { courseId, personId }) {
      const template = await findTemplateOf(tx, 'course', courseId)
      if (template?.examId === null) await issueByItself(deps, tx, template, personId, 'completed')
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

/** Issues the certificate of a webinar to whoever was in for long enough. */
export const issueForAttended = (deps: IssuingDeps): Listener =>
  listener({
    name: 'certificates.issue-for-attended',
    event: 'live.attended',
    async hear(tx, { webinarId, personId, ...attended }) {
      const template = await findTemplateOf(tx, 'webinar', webinarId)
      if (template && isEnough(attended, await leastPercentOf(tx, template)))
        await issueByItself(deps, tx, template, personId, 'attended')
    },
  })

/** Issues when the template says so. Whoever had one that was revoked gets no new one by itself. */
async function issueByItself(
  deps: IssuingDeps,
  tx: Tx,
  template: Template,
  personId: string,
  reason: 'completed' | 'passed' | 'attended',
): Promise<void> {
  if (!template.isAutomatic) return
  const find = template.kind === 'course' ? findCourse : findWebinar
  const [item, person] = await Promise.all([find(tx, template.itemId), activePerson(tx, { id: personId })])
  if (!item || !person) return
  const former = await certificates(tx)
    .selectFrom('certificates.certificates')
    .select('id')
    .where('template_id', '=', template.id)
    .where('person_id', '=', personId)
    .limit(1)
    .executeTakeFirst()
  if (former) return
  await issueTo(deps, tx, { template, item, person, reason, byId: null })
}
