import * as contract from '@arvand/contracts/support/tickets'
import { type Route, route } from '#platform/http/route'
import { wholeList } from '#platform/whole-list'
import { answerTicket, assignTicket, noteTicket, staffOf } from '../answer-ticket.ts'
import { listCannedAnswers, removeCannedAnswer, saveCannedAnswer } from '../canned-answers/canned-answers.ts'
import type { SupportDeps } from '../deps.ts'
import { setTicketState } from '../set-ticket-state.ts'
import { showMessages } from '../show-messages.ts'
import { sortTicket } from '../sort-ticket.ts'
import { markPresent } from '../ticket-presence.ts'
import { listTickets, listTicketsOf, readForStaff } from '../ticket-queries.ts'

/** What managers of support do with tickets. */
export const supportRoutes = (deps: SupportDeps): Route[] => [
  route(contract.listTickets, ({ input, actor }) => listTickets(deps.db, actor.personId, input)),
  route(contract.listTicketsOfPerson, ({ input: { personId, cursor } }) =>
    listTicketsOf(deps.db, personId, cursor),
  ),
  route(contract.showTicket, async ({ input, actor }) => {
    const { row, ticket, changes } = await readForStaff(deps.db, input.ticketId)
    const messages = await showMessages(deps, actor, row, { withNotes: true })
    return { ticket, messages, changes, ratingComment: row.rating_comment }
  }),
  route(contract.answerTicket, async ({ input, request }) => {
    await answerTicket(deps, request, input)
    return {}
  }),
  route(contract.markPresent, ({ input, actor }) => markPresent(deps, actor.personId, input)),
  route(contract.noteTicket, ({ input, request }) => noteTicket(deps, request, input)),
  route(contract.setTicketState, async ({ input, actor }) => {
    await setTicketState(deps, actor, input)
    return {}
  }),
  route(contract.assignTicket, ({ input }) => assignTicket(deps, input)),
  route(contract.sortTicket, ({ input }) => sortTicket(deps, input)),
  route(contract.listSupportStaff, async () => wholeList(await staffOf(deps.db))),
  route(contract.listCannedAnswers, async () => wholeList(await listCannedAnswers(deps.db))),
  route(contract.saveCannedAnswer, ({ input, request }) => saveCannedAnswer(deps, request, input)),
  route(contract.removeCannedAnswer, async ({ input }) => {
    await removeCannedAnswer(deps.db, input.id)
    return {}
  }),
]
