import * as contract from '@arvand/contracts/home/careers'
import { dayAt } from '@arvand/persian/zone'
import { type Route, route } from '#platform/http/route'
import { standingTo } from '../applications/apply.ts'
import { showPublicResume } from '../applications/resume.ts'
import { listCompanies } from '../companies/company-queries.ts'
import type { CareersDeps } from '../deps.ts'
import { isFollower } from '../following/follow-company.ts'
import { findAlertFor } from '../jobs/job-alerts.ts'
import { findPublicJob, listJobs, showCompany } from '../jobs/job-queries.ts'
import { listSkills, skillsOfHandle } from '../skills/skill-queries.ts'

/** Jobs, companies and skills as anyone finds them. */
export const homeRoutes = ({ db, clock }: CareersDeps): Route[] => [
  route(contract.listJobs, async ({ input, actor }) => {
    const found = await listJobs(db, clock.now(), input)
    if (!actor) return found
    return { ...found, mine: { alertId: await findAlertFor(db, actor.personId, input) } }
  }),
  route(contract.showJob, async ({ input, actor }) => {
    const job = await findPublicJob(db, clock.now(), input.id)
    return actor ? { job, mine: await standingTo(db, clock.now(), actor.personId, job) } : { job }
  }),
  route(contract.listCompanies, ({ input }) => listCompanies(db, dayAt(clock.now()), input.cursor)),
  route(contract.showCompany, async ({ input, actor }) => {
    const found = await showCompany(db, clock.now(), input.slug, input.cursor)
    if (!actor) return found
    const isFollowing = await isFollower(db, found.company.id, actor.personId)
    return { ...found, mine: { isFollowing } }
  }),
  route(contract.listSkills, () => listSkills(db)),
  route(contract.showPublicResume, ({ input }) => showPublicResume(db, input.handle, clock.now())),
  route(contract.listSkillsOf, ({ input }) => skillsOfHandle(db, input.handle, clock.now())),
]
