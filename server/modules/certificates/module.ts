import { worker } from '#platform/jobs'
import { listeningWorker } from '#platform/listen'
import type { Module } from '#platform/module'
import type { Offer } from '#plugs/offer'
import { certificateActs } from './audited-acts.ts'
import { certificateNoticeTypes } from './certificate-notice-types.ts'
import { certificateSettingsPlug } from './certificate-settings.ts'
import { serveCredentials } from './credential/serve-credentials.ts'
import type { CertificatesDeps } from './deps.ts'
import { certificateTable, taughtCertificateTable } from './export-certificates.ts'
import { serveCertificateFiles } from './files/serve-files.ts'
import {
  issueForAttended,
  issueForCompleted,
  issueForPassed,
  issuePassed,
  workIssuePassed,
} from './issuing/issue-for-completed.ts'
import { remindOfEnd, tellOfEnd } from './issuing/remind-of-end.ts'
import { revokeRefunded } from './issuing/revoke-refunded.ts'
import { workIssueList, workWholeIssueList } from './lists/issue-list.ts'
import { ownCertificates } from './own-certificates.ts'
import { brandRoutes } from './routes/brands.ts'
import { managerRoutes } from './routes/managers.ts'
import { personRoutes } from './routes/person.ts'
import { issueListRoutes, teacherRoutes, webinarCertificateRoutes } from './routes/teacher.ts'
import { serveRevocations } from './showing/serve-revocations.ts'
import { servePreview } from './templates/serve-preview.ts'

export const certificatesModule = (deps: CertificatesDeps): Module => ({
  name: 'certificates',
  routes: [
    ...personRoutes(deps),
    ...teacherRoutes(deps),
    ...managerRoutes(deps),
    ...webinarCertificateRoutes(deps),
    ...issueListRoutes(deps),
    ...brandRoutes(deps),
  ],
  standardRoutes: (app) => {
    serveRevocations(deps)(app)
    serveCertificateFiles(deps)(app)
    serveCredentials(deps)(app)
    servePreview(deps)(app)
  },
  workers: [
    listeningWorker(deps, issueForCompleted(deps)),
    listeningWorker(deps, issueForPassed(deps)),
    listeningWorker(deps, issueForAttended(deps)),
    listeningWorker(deps, revokeRefunded(deps)),
    worker(issuePassed, (passed) => workIssuePassed(deps, passed)),
    worker(workIssueList, ({ listId }, signal) => workWholeIssueList(deps, listId, signal)),
    worker(remindOfEnd, () => tellOfEnd(deps), { every: '0 9 * * *', atOnce: 1 }),
  ],
})

export const certificatesOffer = (deps: Omit<CertificatesDeps, 'gradeOf'>): Offer<'courseGrade'> => ({
  module: ({ courseGrade }) => certificatesModule({ ...deps, gradeOf: courseGrade }),
  auditedActs: [certificateActs],
  exportTables: [certificateTable, taughtCertificateTable],
  noticeTypes: [certificateNoticeTypes],
  personalData: [ownCertificates],
  settings: [certificateSettingsPlug],
})
