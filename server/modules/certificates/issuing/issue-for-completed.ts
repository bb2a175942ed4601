import { dayAt } from '@arvand/persian/zone'
import { z } from 'zod'
import { activePerson } from '#modules/identity'
import { leaveNotice } from '#modules/notices'
import { type Tx, transaction } from '#platform/database'
import { type JobKind, jobKind } from '#platform/jobs'
import { type Listener, listener } from '#plugs/events'
import { isEnough } from '../certificate.ts'
import { certificateNoticeTypes } from '../certificate-notice-types.ts'
import { leastPercentOf } from '../certificate-settings.ts'
import { certificates } from '../tables.ts'
import { findCourse, findWebinar } from '../templates/may-issue.ts'
import { findTemplateByExam, findTemplateOf, type Template } from '../templates/template-queries.ts'
import { type IssuingDeps, issueTo } from './issue-to.ts'
import { hasPassed, hasRefunded, resultsFrom } from './learner-facts.ts'
import { standingOf } from './revoke-issued.ts'

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

/** The certificates of exams whose results are held back wait for them. */
export const issuePassed = jobKind(
  'certificates.issue-passed',
  z.object({ examId: z.uuid(), personId: z.uuid(), at: z.iso.datetime() }),
)
type Passed = typeof issuePassed extends JobKind<infer Payload> ? Payload : never

/** Issues the certificate that an exam earns to whoever passed it; a mark that fell back is told to the teacher. */
export const issueForPassed = (deps: IssuingDeps): Listener =>
  listener({
    name: 'certificates.issue-for-passed',
    event: 'exams.marked',
    async hear(tx, { examId, personId }) {
      const template = await findTemplateByExam(tx, examId)
      if (!template) return
      if (!(await hasPassed(tx, examId, personId))) return tellBelowPassMark(deps, tx, template, personId)
      const at = await resultsFrom(tx, examId)
      if (at && at > deps.clock.now()) await leavePassed(deps, tx, at, { examId, personId })
      else await issueByItself(deps, tx, template, personId, 'passed')
    },
  })

const leavePassed = ({ jobs }: IssuingDeps, tx: Tx, at: Date, passed: Omit<Passed, 'at'>) =>
  jobs.leave(tx, issuePassed, { ...passed, at: at.toISOString() }, { at })

/** Issues it when the candidates may see how they did: a certificate tells who passed. The end may have moved meanwhile. */
export const workIssuePassed = (deps: IssuingDeps, { examId, personId, at }: Passed): Promise<void> =>
  transaction(deps.db, async (tx) => {
    const [template, from] = [await findTemplateByExam(tx, examId), await resultsFrom(tx, examId)]
    if (from && from > new Date(at)) return leavePassed(deps, tx, from, { examId, personId })
    if (template && (await hasPassed(tx, examId, personId)))
      await issueByItself(deps, tx, template, personId, 'passed')
  })

/** A certificate is not revoked by itself: a key that was mended by mistake would take away what is gone for ever. */
async function tellBelowPassMark(
  { clock, jobs }: IssuingDeps,
  tx: Tx,
  template: Template,
  personId: string,
): Promise<void> {
  const row = await standingOf(tx, template.id, personId)
  const course = row?.reason === 'passed' ? await findCourse(tx, template.itemId) : undefined
  if (!course) return
  await leaveNotice(jobs, tx, clock, {
    personId: course.ownerId,
    kind: certificateNoticeTypes.belowPassMark,
    about: { title: course.title, courseId: course.id },
    cause: `template ${template.id} below the pass mark on ${dayAt(clock.now())}`,
  })
}

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
  if (!item || !person || (item.kind === 'course' && (await hasRefunded(tx, item.id, personId)))) return
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
