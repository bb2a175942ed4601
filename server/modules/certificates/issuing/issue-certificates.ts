import type { issueCertificates as endpoint } from '@arvand/contracts/teacher/certificates'
import type { Origin } from '#modules/identity'
import { transaction } from '#platform/database'
import type { Asked } from '#platform/http/route'
import { once } from '#platform/once'
import { refuse } from '#platform/refusal'
import { record } from '../audited-acts.ts'
import { needIssuerOf } from '../templates/may-issue.ts'
import { findTemplate } from '../templates/template-queries.ts'
import { type IssuingDeps, issueTo } from './issue-to.ts'
import { entitledAmong } from './issued-queries.ts'

/** Issues certificates by hand, to one person or to many: to all of them, or to nobody. Of managers it is audited. */
export const issueCertificates = (
  deps: IssuingDeps,
  { input, actor, request }: Pick<Asked<typeof endpoint>, 'input' | 'actor' | 'request'>,
  manager?: Origin,
) =>
  transaction(deps.db, async (tx) => {
    const template = (await findTemplate(tx, input.templateId)) ?? refuse('certificates.unknown-template')
    const item = await needIssuerOf(tx, actor, template, 'certificates.unknown-template')
    return once(tx, deps.clock, request, 'a day', async () => {
      const people = [...new Set(input.people)]
      const learners = await entitledAmong(tx, item, people)
      if (learners.size < people.length)
        refuse(item.kind === 'course' ? 'certificates.not-learner' : 'certificates.not-attended')
      const issued: { code: string; personId: string }[] = []
      for (const [id, name] of learners) {
        const byId = actor.personId
        const made = await issueTo(deps, tx, {
          template,
          item,
          person: { id, name },
          reason: 'by-hand',
          byId,
        })
        if (made) issued.push({ ...made, personId: id })
      }
      if (manager)
        await record(tx, deps.clock, manager, {
          ...{ act: 'certificate-issued', personId: null, actor },
          detail: { title: item.title, certificates: issued.length },
        })
      return { issued, left: people.length - issued.length }
    })
  })
