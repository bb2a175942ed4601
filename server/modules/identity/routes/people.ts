import * as contract from '@arvand/contracts/panel/people'
import { type Route, route } from '#platform/http/route'
import { listAudit } from '../audit/list-audit.ts'
import type { IdentityParts } from '../parts.ts'
import { listPeople } from '../people/list-people.ts'
import { showAccount } from '../people/show-account.ts'
import { setRoles } from '../roles/set-roles.ts'
import { endPersonSessions } from '../sessions/end-person-sessions.ts'

/** What managers who look after people do. */
export const peopleRoutes = (parts: IdentityParts): Route[] => [
  route(contract.listPeople, ({ input }) => listPeople(parts.db, input)),
  route(contract.showPersonToManager, ({ input }) => showAccount(parts.db, parts.clock, input.personId)),
  route(contract.setRoles, ({ input: { personId, ...wish }, actor, caller }) =>
    setRoles(parts, caller, actor, personId, wish),
  ),
  route(contract.endPersonSessions, ({ input, actor, caller }) =>
    endPersonSessions(parts, caller, actor, input),
  ),
  route(contract.listAudit, ({ input }) => listAudit(parts.db, input)),
]
