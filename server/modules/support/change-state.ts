import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { emit } from '#plugs/events'
import type { SupportDeps } from './deps.ts'
import { dueAfter, workedBetween } from './due.ts'
import type { LockedTicket } from './lock-ticket.ts'
import { support, type TicketAct, type TicketState } from './tables.ts'

type Moved = Pick<
  LockedTicket,
  'id' | 'state' | 'department' | 'priority' | 'open_since' | 'waited_seconds' | 'created_at' | 'is_spam'
>

/**
 * Puts a locked ticket into a state, with a row that says who did it. The clock of the answer stands while the writer
 * is asked and goes on when they reply; after an answer it begins anew. What was put apart as spam stays closed.
 */
export async function changeState(
  { clock, jobs }: Pick<SupportDeps, 'clock' | 'jobs'>,
  tx: Tx,
  ticket: Moved,
  state: TicketState,
  byId: string | null,
): Promise<void> {
  const { id, state: from, open_since, is_spam } = ticket
  if (from === state || is_spam) return
  const now = clock.now()
  const waited =
    state === 'waiting' && open_since !== null
      ? ticket.waited_seconds + (await workedBetween(tx, open_since, now))
      : from === 'waiting' && state === 'open'
        ? ticket.waited_seconds
        : 0
  await support(tx)
    .updateTable('support.tickets')
    .set({
      ...{ state, waited_seconds: waited, escalated_at: null },
      open_since: state === 'open' ? now : null,
      due_at: state === 'open' ? await dueAfter(tx, now, ticket, waited) : null,
      solved_at: state === 'closed' ? now : null,
      solution_seconds: state === 'closed' ? await workedBetween(tx, ticket.created_at, now) : null,
    })
    .where('id', '=', id)
    .execute()
  await support(tx)
    .insertInto('support.ticket_changes')
    .values({ id: newId(), ticket_id: id, state, by_id: byId, at: now })
    .execute()
  if (state === 'closed') await emit(jobs, tx, 'support.closed', { ticketId: id })
}

/** Notes in a ticket's history what the staff did with it, other than a change of its state. */
export async function noteAct(
  tx: Tx,
  at: Date,
  ticketId: string,
  act: Exclude<TicketAct, 'state'>,
  { byId, detail = null }: { readonly byId: string | null; readonly detail?: string | null },
): Promise<void> {
  await support(tx)
    .insertInto('support.ticket_changes')
    .values({ id: newId(), ticket_id: ticketId, state: null, by_id: byId, at, act, detail })
    .execute()
}
