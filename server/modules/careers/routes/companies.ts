import * as contract from '@arvand/contracts/panel/companies'
import { type Route, route } from '#platform/http/route'
import { listApplicants, showApplication, showBoard } from '../applications/board.ts'
import { writeToApplicant } from '../applications/messages.ts'
import { blockApplicant, moveApplication, noteApplication } from '../applications/move-application.ts'
import { acceptInvitation, declineInvitation, listMyInvitations } from '../companies/answer-invitation.ts'
import { findOwnCompany, listMyCompanies } from '../companies/company-queries.ts'
import { inviteMember, listMemberInvitations, withdrawInvitation } from '../companies/invite-member.ts'
import { listMembers, proposeCompany, removeMember, saveCompany } from '../companies/run-company.ts'
import type { CareersDeps } from '../deps.ts'
import { closeJob, listCompanyJobs, makeJob, publishJob, saveJob, showOwnJob } from '../jobs/set-job.ts'
import { droppingPages } from '../pages.ts'

/** Companies as their members run them. */
export const companyRoutes = (deps: CareersDeps): Route[] => [
  ...ownRoutes(deps),
  ...invitationRoutes(deps),
  ...jobRoutes(deps),
  ...boardRoutes(deps),
]

const ownRoutes = (deps: CareersDeps): Route[] => [
  route(contract.proposeCompany, (asked) => proposeCompany(deps, asked)),
  route(contract.listMyCompanies, ({ input, actor }) =>
    listMyCompanies(deps.db, actor.personId, input.cursor),
  ),
  route(contract.showMyCompany, async ({ input, actor }) => ({
    company: await findOwnCompany(deps.db, input.companyId, actor.personId),
  })),
  route(contract.saveCompany, ({ input: { companyId, ...text }, actor }) =>
    droppingPages(deps, saveCompany(deps, actor.personId, companyId, text)),
  ),
  route(contract.listCompanyMembers, ({ input, actor }) =>
    listMembers(deps.db, actor.personId, input.companyId),
  ),
  route(contract.removeCompanyMember, ({ input, actor }) => removeMember(deps.db, actor.personId, input)),
]

const invitationRoutes = (deps: CareersDeps): Route[] => [
  route(contract.inviteCompanyMember, ({ input, actor }) => inviteMember(deps, actor.personId, input)),
  route(contract.listMemberInvitations, ({ input, actor }) =>
    listMemberInvitations(deps.db, actor.personId, input.companyId),
  ),
  route(contract.withdrawMemberInvitation, ({ input, actor }) =>
    withdrawInvitation(deps.db, actor.personId, input),
  ),
  route(contract.listMyCompanyInvitations, ({ actor }) => listMyInvitations(deps.db, actor.personId)),
  route(contract.acceptCompanyInvitation, ({ input, actor }) =>
    acceptInvitation(deps, actor.personId, input.invitationId),
  ),
  route(contract.declineCompanyInvitation, ({ input, actor }) =>
    declineInvitation(deps.db, actor.personId, input.invitationId),
  ),
]

const jobRoutes = (deps: CareersDeps): Route[] => [
  route(contract.listCompanyJobs, ({ input: { companyId, cursor }, actor }) =>
    listCompanyJobs(deps.db, deps.clock.now(), actor.personId, companyId, cursor),
  ),
  route(contract.makeJob, (asked) => makeJob(deps, asked)),
  route(contract.showCompanyJob, ({ input, actor }) =>
    showOwnJob(deps.db, deps.clock.now(), actor.personId, input.jobId),
  ),
  route(contract.saveJob, ({ input: { jobId, ...set }, actor }) =>
    droppingPages(deps, saveJob(deps, actor.personId, jobId, set)),
  ),
  route(contract.publishJob, ({ input, actor }) =>
    droppingPages(deps, publishJob(deps, actor.personId, input.jobId)),
  ),
  route(contract.closeJob, ({ input, actor }) =>
    droppingPages(deps, closeJob(deps, actor.personId, input.jobId)),
  ),
]

const boardRoutes = (deps: CareersDeps): Route[] => [
  route(contract.showBoard, ({ input, actor }) =>
    showBoard(deps.db, deps.clock.now(), actor.personId, input.jobId),
  ),
  route(contract.listApplicants, ({ input, actor }) => listApplicants(deps.db, actor.personId, input)),
  route(contract.showApplication, ({ input, actor }) =>
    showApplication(deps.db, actor.personId, input.applicationId),
  ),
  route(contract.moveApplication, ({ input, actor }) => moveApplication(deps, actor.personId, input)),
  route(contract.noteApplication, (asked) => noteApplication(deps, asked)),
  route(contract.writeToApplicant, (asked) => writeToApplicant(deps, asked)),
  route(contract.blockApplicant, ({ input, actor }) => blockApplicant(deps, actor.personId, input)),
]
