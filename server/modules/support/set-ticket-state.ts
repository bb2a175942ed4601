import type { Actor } from '#platform/actor'
import { transaction } from '#platform/database'
import { refuse } from '#platform/refusal'
import { changeState } from './change-state.ts'
import type { SupportDeps } from './deps.ts'
import { lockTicket } from './lock-ticket.ts'
import type { TicketState } from './tables.ts'
import { tellStaff } from './ticket-topic.ts'

interface TicketMove {
  readonly ticketId: string
  /** The state in which it was seen. */
  readonly from: TicketState
  readonly state: TicketState
}

/** Puts a ticket into another state. Of two managers at once the second is told that it has changed. */
export async function setTicketState(
  deps: Pick<SupportDeps, 'db' | 'clock' | 'jobs' | 'live' | 'topics'>,
  { personId }: Actor,
  { ticketId, from, state }: TicketMove,
): Promise<void> {
  const writerId = await transaction(deps.db, async (tx) => {
    const ticket = await lockTicket(tx, ticketId)
    if (ticket.state !== from || from === state) refuse('support.state-changed')
    await changeState(deps, tx, ticket, state, personId)
    return ticket.person_id
  })
  if (writerId !== null) deps.live.notify(writerId, 'ticket', { ticketId })
  await tellStaff(deps, ticketId)
}
