import type { Actor } from '#platform/actor'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { refuse } from '#platform/refusal'
import { emit } from '#plugs/events'
import type { SupportDeps } from './deps.ts'
import { support, type TicketState } from './tables.ts'

interface TicketMove {
  readonly ticketId: string
  /** The state in which it was seen. */
  readonly from: TicketState
  readonly state: TicketState
}

/** Puts a ticket into another state. Of two managers at once the second is told that it has changed. */
export function setTicketState(
  { db, clock, jobs }: Pick<SupportDeps, 'db' | 'clock' | 'jobs'>,
  { personId }: Actor,
  { ticketId, from, state }: TicketMove,
): Promise<void> {
  return transaction(db, async (tx) => {
    const ticket = await support(tx)
      .selectFrom('support.tickets')
      .select('state')
      .where('id', '=', ticketId)
      .forUpdate()
      .executeTakeFirst()
    if (!ticket) refuse('request.not-found')
    if (ticket.state !== from || from === state) refuse('support.state-changed')
    await support(tx).updateTable('support.tickets').set({ state }).where('id', '=', ticketId).execute()
    await support(tx)
      .insertInto('support.ticket_changes')
      .values({ id: newId(), ticket_id: ticketId, state, by_id: personId, at: clock.now() })
      .execute()
    if (state === 'closed') await emit(jobs, tx, 'support.closed', { ticketId })
  })
}
