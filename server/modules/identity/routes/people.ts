import * as contract from '@arvand/contracts/panel/people'
import { type Route, route } from '#platform/http/route'
import type { AuditedActs } from '#plugs/audited-acts'
import { listAudit } from '../audit/list-audit.ts'
import type { IdentityDeps } from '../deps.ts'
import { blockPerson, unblockPerson } from '../manage-people/block-person.ts'
import { endPersonSessions } from '../manage-people/end-person-sessions.ts'
import { listPeople } from '../manage-people/list-people.ts'
import { showAccount } from '../manage-people/show-account.ts'
import { setRoles } from '../roles/set-roles.ts'

/** Endpoints for managers of people. */
export const peopleRoutes = (deps: IdentityDeps, acts: AuditedActs): Route[] => [
  route(contract.listPeople, ({ input }) => listPeople(deps.db, input)),
  route(contract.showPersonToManager, ({ input }) => showAccount(deps.db, deps.clock, input.personId)),
  route(contract.setRoles, ({ input: { personId, ...wish }, actor, caller }) =>
    setRoles(deps, caller, actor, personId, wish),
  ),
  route(contract.blockPerson, ({ input, actor, caller }) => blockPerson(deps, caller, actor, input)),
  route(contract.unblockPerson, async ({ input, actor, caller }) => {
    await unblockPerson(deps, caller, actor, input)
    return {}
  }),
  route(contract.endPersonSessions, ({ input, actor, caller }) =>
    endPersonSessions(deps, caller, actor, input),
  ),
  route(contract.listAudit, ({ input }) => listAudit(deps.db, acts, input)),
]
