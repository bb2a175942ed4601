import * as contract from '@arvand/contracts/panel/careers'
import { type Route, route } from '#platform/http/route'
import { applyForJob } from '../applications/apply.ts'
import { replyToCompany } from '../applications/messages.ts'
import {
  listMyApplications,
  showMyApplication,
  withdrawApplication,
} from '../applications/my-applications.ts'
import { publicPartsOf, publishResume, resumeOf, saveResume } from '../applications/resume.ts'
import { linkToResume } from '../applications/resume-file.ts'
import type { CareersDeps } from '../deps.ts'
import { followCompany, listFollowed } from '../following/follow-company.ts'
import { addAlert, listAlerts, removeAlert } from '../jobs/job-alerts.ts'
import { listSavedJobs } from '../jobs/job-queries.ts'
import { saveForLater } from '../jobs/saved-jobs.ts'
import { droppingPages } from '../pages.ts'
import { addSkill, dropPageOf, listMySkills, removeSkill } from '../skills/own-skills.ts'

/** A person's own skills, résumé and applications. */
export const panelRoutes = (deps: CareersDeps): Route[] => [...ownRoutes(deps), ...foundRoutes(deps)]

/** What a person saves and follows of jobs and companies. */
const foundRoutes = ({ db, clock, ...deps }: CareersDeps): Route[] => [
  route(contract.saveJobForLater, ({ input, actor }) => saveForLater({ db, clock }, actor.personId, input)),
  route(contract.listSavedJobs, ({ input, actor }) =>
    listSavedJobs(db, clock.now(), actor.personId, input.cursor),
  ),
  route(contract.addJobAlert, ({ input, actor }) => addAlert({ db, clock }, actor.personId, input)),
  route(contract.removeJobAlert, ({ input, actor }) => removeAlert(db, actor.personId, input.alertId)),
  route(contract.listJobAlerts, ({ actor }) => listAlerts(db, actor.personId)),
  route(contract.followCompany, ({ input, actor }) =>
    droppingPages(deps, followCompany({ db, clock }, actor.personId, input)),
  ),
  route(contract.listFollowedCompanies, ({ input, actor }) => listFollowed(db, actor.personId, input.cursor)),
]

const ownRoutes = (deps: CareersDeps): Route[] => {
  const { db, clock } = deps
  return [
    route(contract.listMySkills, ({ actor }) => listMySkills(db, actor.personId, clock.now())),
    route(contract.addSkill, ({ input, actor }) => addSkill(deps, actor.personId, input)),
    route(contract.removeSkill, ({ input, actor }) => removeSkill(deps, actor.personId, input.skillId)),
    route(contract.showResume, async ({ actor }) => ({
      resume: await resumeOf(db, actor.personId, clock.now()),
      ...(await publicPartsOf(db, actor.personId)),
    })),
    route(contract.saveResume, ({ input, actor }) => saveResume(db, actor.personId, clock.now(), input)),
    route(contract.publishResume, async ({ input, actor }) => {
      const told = await publishResume(db, actor.personId, input.isPublic ? input.parts : null)
      dropPageOf(deps.pages, (await publicPartsOf(db, actor.personId)).handle)
      return told
    }),
    route(contract.linkToResume, ({ input, actor }) => linkToResume(deps, actor, input.parts)),
    route(contract.replyToCompany, (asked) => replyToCompany(deps, asked)),
    route(contract.applyForJob, (asked) => applyForJob(deps, asked)),
    route(contract.listMyApplications, ({ input, actor }) =>
      listMyApplications(db, actor.personId, input.cursor),
    ),
    route(contract.showMyApplication, ({ input, actor }) =>
      showMyApplication(db, actor.personId, input.applicationId),
    ),
    route(contract.withdrawApplication, ({ input, actor }) =>
      withdrawApplication(db, clock.now(), actor.personId, input.applicationId),
    ),
  ]
}
