import * as contract from '@arvand/contracts/panel/careers'
import { type Route, route } from '#platform/http/route'
import { applyForJob } from '../applications/apply.ts'
import {
  listMyApplications,
  showMyApplication,
  withdrawApplication,
} from '../applications/my-applications.ts'
import { resumeOf, saveResume } from '../applications/resume.ts'
import type { CareersDeps } from '../deps.ts'
import { addSkill, listMySkills, removeSkill } from '../skills/own-skills.ts'

/** A person's own skills, résumé and applications. */
export const panelRoutes = (deps: CareersDeps): Route[] => {
  const { db, clock } = deps
  return [
    route(contract.listMySkills, ({ actor }) => listMySkills(db, actor.personId, clock.now())),
    route(contract.addSkill, ({ input, actor }) => addSkill(deps, actor.personId, input)),
    route(contract.removeSkill, ({ input, actor }) => removeSkill(deps, actor.personId, input.skillId)),
    route(contract.showResume, async ({ actor }) => ({
      resume: await resumeOf(db, actor.personId, clock.now()),
    })),
    route(contract.saveResume, ({ input, actor }) => saveResume(db, actor.personId, clock.now(), input)),
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
