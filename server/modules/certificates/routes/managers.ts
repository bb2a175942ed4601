import * as contract from '@arvand/contracts/panel/manage-certificates'
import { type Route, route } from '#platform/http/route'
import type { CertificatesDeps } from '../deps.ts'
import { renewCertificate, revokeCertificate } from '../issuing/change-certificates.ts'
import { issueCertificates } from '../issuing/issue-certificates.ts'
import { listAllIssued } from '../issuing/issued-queries.ts'
import { findCourse, findWebinar } from '../templates/may-issue.ts'

/** The certificates of all courses and webinars, for managers of the exams; what they do is audited. */
export const managerRoutes = (deps: CertificatesDeps): Route[] => {
  const { db, clock } = deps
  return [
    route(contract.listAllCertificates, async ({ input }) => {
      const { itemId } = input
      const [page, course, webinar] = await Promise.all([
        listAllIssued(db, clock.now(), input),
        itemId ? findCourse(db, itemId) : undefined,
        itemId ? findWebinar(db, itemId) : undefined,
      ])
      const item = course ?? webinar
      return { ...page, item: item ? { kind: item.kind, id: item.id, title: item.title } : null }
    }),
    route(contract.issueAnyCertificates, (asked) => issueCertificates(deps, asked, asked.caller)),
    route(contract.revokeAnyCertificate, (asked) => revokeCertificate(deps, asked, asked.caller)),
    route(contract.renewAnyCertificate, (asked) => renewCertificate(deps, asked, asked.caller)),
  ]
}
