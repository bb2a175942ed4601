import * as figures from '@arvand/contracts/support/figures'
import * as levels from '@arvand/contracts/support/service-levels'
import * as contract from '@arvand/contracts/support/tickets'
import { type Route, route } from '#platform/http/route'
import { wholeList } from '#platform/whole-list'
import { answerTicket, noteTicket, staffOf } from '../answer-ticket.ts'
import { listCannedAnswers, removeCannedAnswer, saveCannedAnswer } from '../canned-answers/canned-answers.ts'
import type { SupportDeps } from '../deps.ts'
import { mergeable, mergeTickets } from '../desk/merge-tickets.ts'
import {
  assignTickets,
  closeTickets,
  sortOutSpam,
  tagTickets,
  untagTickets,
} from '../desk/several-tickets.ts'
import { listTags } from '../desk/tags.ts'
import { listOf, showFigures } from '../figures/show-figures.ts'
import { answersByMail } from '../mail/mail-answer.ts'
import { listServiceLevels, saveServiceLevel } from '../service-levels.ts'
import { setTicketState } from '../set-ticket-state.ts'
import { showMessages } from '../show-messages.ts'
import { sortTicket } from '../sort-ticket.ts'
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
    const others = await mergeable(deps.db, row)
    return {
      ticket,
      messages,
      changes,
      ratingComment: row.rating_comment,
      others,
      answersByMail: answersByMail(deps.mail, row),
    }
  }),
  route(contract.answerTicket, async ({ input, request }) => {
    await answerTicket(deps, request, input)
    return {}
  }),
  route(contract.noteTicket, ({ input, request }) => noteTicket(deps, request, input)),
  route(contract.setTicketState, async ({ input, actor }) => {
    await setTicketState(deps, actor, input)
    return {}
  }),
  route(contract.assignTicket, async ({ input: { ticketId, assigneeId }, actor }) => {
    await assignTickets(deps, actor.personId, { ticketIds: [ticketId], assigneeId })
    return {}
  }),
  route(contract.sortTicket, ({ input, actor }) => sortTicket(deps, actor.personId, input)),
  route(contract.mergeTicket, ({ input, request }) => mergeTickets(deps, request, input)),
  route(contract.closeTickets, ({ input, actor }) => closeTickets(deps, actor.personId, input)),
  route(contract.assignTickets, ({ input, actor }) => assignTickets(deps, actor.personId, input)),
  route(contract.tagTickets, ({ input, actor }) => tagTickets(deps, actor.personId, input)),
  route(contract.untagTickets, ({ input, actor }) => untagTickets(deps, actor.personId, input)),
  route(contract.sortOutSpam, ({ input, actor }) => sortOutSpam(deps, actor.personId, input)),
  route(contract.listTags, async () => wholeList((await listTags(deps.db)).map((tag) => ({ tag })))),
  route(figures.showFigures, ({ input }) => showFigures(deps.db, deps.clock, input)),
  route(figures.listOfFigure, ({ input }) => listOf(deps.db, deps.clock, input)),
  route(levels.listServiceLevels, () => listServiceLevels(deps.db)),
  route(levels.saveServiceLevel, ({ input }) => saveServiceLevel(deps.db, input)),
  route(contract.listSupportStaff, async () => wholeList(await staffOf(deps.db))),
  route(contract.listCannedAnswers, async () => wholeList(await listCannedAnswers(deps.db))),
  route(contract.saveCannedAnswer, ({ input, request }) => saveCannedAnswer(deps, request, input)),
  route(contract.removeCannedAnswer, async ({ input }) => {
    await removeCannedAnswer(deps.db, input.id)
    return {}
  }),
]
