import * as contract from '@arvand/contracts/support/tickets'
import { type Route, route } from '#platform/http/route'
import type { SupportDeps } from '../deps.ts'
import { setTicketState } from '../set-ticket-state.ts'
import { listTickets, listTicketsOf } from '../ticket-queries.ts'

/** What managers of support do with tickets. */
export const supportRoutes = (deps: SupportDeps): Route[] => [
  route(contract.listTickets, ({ input }) => listTickets(deps.db, input)),
  route(contract.listTicketsOfPerson, ({ input: { personId, cursor } }) =>
    listTicketsOf(deps.db, personId, cursor),
  ),
  route(contract.setTicketState, async ({ input, actor }) => {
    await setTicketState(deps, actor, input)
    return {}
  }),
]
