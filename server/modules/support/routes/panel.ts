import * as contract from '@arvand/contracts/panel/tickets'
import { type Route, route } from '#platform/http/route'
import type { SupportDeps } from '../deps.ts'
import { closeTicket, getTicket, rateTicket } from '../own-tickets.ts'
import { saveTicket } from '../save-ticket.ts'

/** What people do with their own tickets. */
export const panelRoutes = (deps: SupportDeps): Route[] => [
  route(contract.getTicket, ({ input, actor }) => getTicket(deps, actor, input)),
  route(contract.SaveTicket, ({ input, request }) => saveTicket(deps, request, input)),
  route(contract.closeTicket, ({ input, request }) => closeTicket(deps, request, input.ticketId)),
  route(contract.rateTicket, ({ input, actor }) => rateTicket(deps, actor, input)),
]
