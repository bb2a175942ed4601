import { namesOf } from '#modules/identity'
import type { Db } from '#platform/database'
import { issuersOf } from '../brands/brand-queries.ts'
import { leastPercentOf } from '../certificate-settings.ts'
import { countIssued, countWaitingOfWebinar } from '../issuing/issued-queries.ts'
import { type Issuer, needWebinarIssuer } from '../templates/may-issue.ts'
import { findTemplateOf } from '../templates/template-queries.ts'

/** The template of a webinar, and what there is to issue. */
export async function showWebinarTemplate(db: Db, actor: Issuer, webinarId: string) {
  const webinar = await needWebinarIssuer(db, actor, webinarId)
  const [template, names, issued, waiting, issuers] = await Promise.all([
    findTemplateOf(db, 'webinar', webinarId),
    namesOf(db, [webinar.ownerId]),
    countIssued(db, webinar),
    countWaitingOfWebinar(db, webinarId),
    issuersOf(db),
  ])
  const leastPercent = await leastPercentOf(db, template)
  return {
    ...{ webinar, issued, waiting, leastPercent, issuers },
    template: template ? { ...template, leastPercent } : null,
    teacher: names.get(webinar.ownerId) ?? '',
  }
}
