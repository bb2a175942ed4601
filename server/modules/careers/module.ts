import { worker } from '#platform/jobs'
import { listeningWorker } from '#platform/listen'
import type { Module } from '#platform/module'
import type { Offer } from '#plugs/offer'
import { resumeDownloads } from './applications/resume-file.ts'
import { careersWaiting } from './attention.ts'
import { careersActs } from './audited-acts.ts'
import { careerPages } from './career-pages.ts'
import { careersNoticeTypes } from './careers-notice-types.ts'
import { careersPersonalData } from './careers-personal-data.ts'
import { companyTable } from './companies/export-companies.ts'
import { sendMemberInvitation, settleMemberInvitation } from './companies/invitation-jobs.ts'
import { sendInvitation, settleInvitation, takeUpMemberInvitations } from './companies/settle-invitation.ts'
import type { CareersDeps } from './deps.ts'
import { notifyFollowers, notifyFollowersKind } from './following/notify-followers.ts'
import { jobTable } from './jobs/export-jobs.ts'
import { jobRss } from './jobs/job-rss.ts'
import { sendAlerts, sendAlertsKind } from './jobs/send-alerts.ts'
import { companyRoutes } from './routes/companies.ts'
import { homeRoutes } from './routes/home.ts'
import { managerRoutes } from './routes/managers.ts'
import { panelRoutes } from './routes/panel.ts'
import { searchCompanies, searchJobs } from './search-careers.ts'
import { hearCertificates } from './skills/hear-certificates.ts'
import { skillTable } from './skills/skills-table.ts'

/** Skills, companies, their jobs, and who applies for them. */
export const careersModule = (deps: CareersDeps): Module => ({
  name: 'careers',
  routes: [...homeRoutes(deps), ...panelRoutes(deps), ...companyRoutes(deps), ...managerRoutes(deps)],
  standardRoutes: (app) => {
    resumeDownloads(deps)(app)
    jobRss(deps)(app)
  },
  workers: [
    ...hearCertificates(deps).map((one) => listeningWorker(deps, one)),
    worker(settleMemberInvitation, ({ invitationId }) => settleInvitation(deps, invitationId)),
    worker(sendMemberInvitation, ({ invitationId }) => sendInvitation(deps, invitationId)),
    worker(notifyFollowersKind, ({ jobId }) => notifyFollowers(deps, jobId)),
    worker(sendAlertsKind, () => sendAlerts(deps), { every: '12 5 * * *', atOnce: 1 }),
  ],
})

export const careersOffer = (deps: CareersDeps): Offer => ({
  module: () => careersModule(deps),
  attention: [careersWaiting(deps.db)],
  auditedActs: [careersActs],
  exportTables: [companyTable, jobTable, skillTable],
  mobileProved: [takeUpMemberInvitations(deps)],
  noticeTypes: [careersNoticeTypes],
  personalData: [careersPersonalData(deps.clock)],
  searchSources: [searchJobs(deps.db), searchCompanies(deps.db)],
  sitePages: [careerPages(deps.clock)],
})
