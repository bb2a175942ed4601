import * as contract from '@arvand/contracts/panel/teaching'
import { type Route, route } from '#platform/http/route'
import type { IdentityParts } from '../parts.ts'
import { applyToTeach } from '../teaching/apply-to-teach.ts'
import { acceptApplication, returnApplication } from '../teaching/judge-application.ts'
import { listApplications } from '../teaching/list-applications.ts'
import { showTeaching } from '../teaching/show-teaching.ts'

export const teachingRoutes = (parts: IdentityParts): Route[] => [
  route(contract.showTeaching, ({ actor }) => showTeaching(parts.db, actor)),
  route(contract.applyToTeach, ({ input, actor, caller, request }) =>
    applyToTeach(parts, caller, actor, request, input),
  ),
  route(contract.listApplications, ({ input }) => listApplications(parts.db, input.state, input.cursor)),
  route(contract.acceptApplication, async ({ input, actor, caller }) => {
    await acceptApplication(parts, caller, actor, input.applicationId)
    return {}
  }),
  route(contract.returnApplication, async ({ input, actor, caller }) => {
    await returnApplication(parts, caller, actor, input)
    return {}
  }),
]
