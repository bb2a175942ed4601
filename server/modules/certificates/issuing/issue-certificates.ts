import type { issueCertificates as endpoint } from '@arvand/contracts/teacher/certificates'
import { transaction } from '#platform/database'
import type { Asked } from '#platform/http/route'
import { once } from '#platform/once'
import { refuse } from '#platform/refusal'
import { needIssuer } from '../templates/may-issue.ts'
import { findTemplate } from '../templates/template-queries.ts'
import { type IssuingDeps, issueTo } from './issue-to.ts'
import { learnersAmong } from './issued-queries.ts'

/** Issues certificates by hand, to one person or to many: to all of them, or to nobody. */
export const issueCertificates = (
  deps: IssuingDeps,
  { input, actor, request }: Pick<Asked<typeof endpoint>, 'input' | 'actor' | 'request'>,
) =>
  transaction(deps.db, async (tx) => {
    const template = (await findTemplate(tx, input.templateId)) ?? refuse('certificates.unknown-template')
    const course = await needIssuer(tx, actor, template.courseId)
    return once(tx, deps.clock, request, 'a day', async () => {
      const people = [...new Set(input.people)]
      const learners = await learnersAmong(tx, course.id, people)
      if (learners.size < people.length) refuse('certificates.not-learner')
      const issued: { code: string; personId: string }[] = []
      for (const [id, name] of learners) {
        const byId = actor.personId
        const made = await issueTo(deps, tx, {
          template,
          course,
          person: { id, name },
          reason: 'by-hand',
          byId,
        })
        if (made) issued.push({ ...made, personId: id })
      }
      return { issued, left: people.length - issued.length }
    })
  })
