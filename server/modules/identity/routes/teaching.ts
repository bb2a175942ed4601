import * as contract from '@arvand/contracts/panel/teaching'
import { type Route, route } from '#platform/http/route'
import type { IdentityDeps } from '../deps.ts'
import { applyToTeach } from '../teaching/apply-to-teach.ts'
import { acceptApplication, returnApplication } from '../teaching/decide-application.ts'
import { listApplications } from '../teaching/list-applications.ts'
import { showTeaching } from '../teaching/show-teaching.ts'

export const teachingRoutes = (deps: IdentityDeps): Route[] => [
  route(contract.showTeaching, ({ actor }) => showTeaching(deps.db, actor)),
  route(contract.applyToTeach, ({ input, actor, caller, request }) =>
    applyToTeach(deps, caller, actor, request, input),
  ),
  route(contract.listApplications, ({ input }) => listApplications(deps.db, input)),
  route(contract.acceptApplication, async ({ input, actor, caller }) => {
    await acceptApplication(deps, caller, actor, input.applicationId)
    return {}
  }),
  route(contract.returnApplication, async ({ input, actor, caller }) => {
    await returnApplication(deps, caller, actor, input)
    return {}
  }),
]
