import { type Listener, listener } from '#plugs/events'
import { findTemplateOf } from '../templates/template-queries.ts'
import type { IssuingDeps } from './issue-to.ts'
import { hasRefunded } from './learner-facts.ts'
import { revokeIssued, standingOf } from './revoke-issued.ts'

/** A course whose money is paid back is not certified any more: what a payment opened, its refund closes. */
export const revokeRefunded = (deps: Pick<IssuingDeps, 'clock' | 'jobs'>): Listener =>
  listener({
    name: 'certificates.revoke-refunded',
    event: 'courses.refunded',
    async hear(tx, { courseId, personId }) {
      const template = await findTemplateOf(tx, 'course', courseId)
      const row = template && (await standingOf(tx, template.id, personId))
      // Whoever has bought the course again meanwhile keeps it.
      if (!row || !(await hasRefunded(tx, courseId, personId))) return
      const item = { kind: 'course' as const, id: courseId }
      await revokeIssued(deps, tx, row, { item, reason: 'وجه این دوره بازپرداخت شده است.', byId: null })
    },
  })
