import { activePerson } from '#modules/identity'
import { type Listener, listener } from '#plugs/events'
import { certificates } from '../tables.ts'
import { findCourse } from '../templates/may-issue.ts'
import { findTemplateOf } from '../templates/template-queries.ts'
import { type IssuingDeps, issueTo } from './issue-to.ts'

/**
 * Issues the certificate of a course that somebody completed, when its template says so. Whoever had one that was revoked
 * gets no new one by itself.
 */
export const issueForCompleted = (deps: IssuingDeps): Listener =>
  listener({
    name: 'certificates.issue-for-completed',
    event: 'courses.completed',
    async hear(tx, { courseId, personId }) {
      const [template, course, person] = await Promise.all([
        findTemplateOf(tx, courseId),
        findCourse(tx, courseId),
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
      const what = { template: { ...template, courseId }, course, person }
      await issueTo(deps, tx, { ...what, reason: 'completed', byId: null })
    },
  })
