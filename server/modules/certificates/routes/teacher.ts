import * as lists from '@arvand/contracts/teacher/certificate-lists'
import * as endpoints from '@arvand/contracts/teacher/certificates'
import * as webinars from '@arvand/contracts/teacher/webinar-certificates'
import { type Route, route } from '#platform/http/route'
import { leastPercentOf } from '../certificate-settings.ts'
import type { CertificatesDeps } from '../deps.ts'
import { renewCertificate, revokeCertificate } from '../issuing/change-certificates.ts'
import { issueCertificates } from '../issuing/issue-certificates.ts'
import { listIssued, listWaiting, listWaitingOfWebinar } from '../issuing/issued-queries.ts'
import { checkIssueList } from '../lists/check-list.ts'
import { issueByList } from '../lists/issue-list.ts'
import { listLines, needList } from '../lists/list-queries.ts'
import { showTemplate } from '../showing/show-template.ts'
import { showWebinarTemplate } from '../showing/show-webinar-template.ts'
import { needIssuer, needWebinarIssuer } from '../templates/may-issue.ts'
import { saveTemplate, saveWebinarTemplate } from '../templates/save-template.ts'
import { findTemplateOf } from '../templates/template-queries.ts'

/** The same for webinars, where it differs. */
export const webinarCertificateRoutes = ({ db, clock }: CertificatesDeps): Route[] => {
  return [
    route(webinars.showWebinarTemplate, ({ input, actor }) =>
      showWebinarTemplate(db, actor, input.webinarId),
    ),
    route(webinars.saveWebinarTemplate, (asked) => saveWebinarTemplate({ db, clock }, asked)),
    route(webinars.listIssuedOfWebinar, async ({ input, actor }) => {
      const webinar = await needWebinarIssuer(db, actor, input.webinarId)
      return { webinar, ...(await listIssued(db, clock.now(), webinar, input)) }
    }),
    route(webinars.listWaitingOfWebinar, async ({ input, actor }) => {
      const webinar = await needWebinarIssuer(db, actor, input.webinarId)
      const template = await findTemplateOf(db, 'webinar', webinar.id)
      const page = await listWaitingOfWebinar(
        db,
        webinar.id,
        await leastPercentOf(db, template),
        input.cursor,
      )
      return { webinar, templateId: template?.id ?? null, ...page }
    }),
  ]
}

/** Certificates for lists of mobiles. */
export const issueListRoutes = (deps: CertificatesDeps): Route[] => [
  route(lists.checkIssueList, (asked) => checkIssueList(deps, asked)),
  route(lists.showIssueList, async ({ input, actor: { personId } }) => {
    const list = await needList(deps.db, personId, input.listId)
    return { list, ...(await listLines(deps.db, personId, list, input)) }
  }),
  route(lists.issueByList, (asked) => issueByList(deps, asked)),
]

/** Templates and issuing, for teachers of the course and managers of the exams. */
export const teacherRoutes = (deps: CertificatesDeps): Route[] => {
  const { db, clock } = deps
  return [
    route(endpoints.showTemplate, ({ input, actor }) => showTemplate(db, actor, input.courseId)),
    route(endpoints.saveTemplate, (asked) => saveTemplate(deps, asked)),
    route(endpoints.listIssued, async ({ input, actor }) => {
      const course = await needIssuer(db, actor, input.courseId)
      return { course, ...(await listIssued(db, clock.now(), course, input)) }
    }),
    route(endpoints.listWaiting, async ({ input, actor }) => {
      const course = await needIssuer(db, actor, input.courseId)
      const [template, page] = await Promise.all([
        findTemplateOf(db, 'course', course.id),
        listWaiting(db, course.id, input.cursor),
      ])
      return { course, templateId: template?.id ?? null, ...page }
    }),
    route(endpoints.issueCertificates, (asked) => issueCertificates(deps, asked)),
    route(endpoints.revokeCertificate, (asked) => revokeCertificate(deps, asked)),
    route(endpoints.renewCertificate, (asked) => renewCertificate(deps, asked)),
  ]
}
