import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { emit } from '#plugs/events'
import type { SupportDeps } from './deps.ts'
import { dueAfter, type Priority } from './due.ts'
import { support, type TicketState } from './tables.ts'

interface Locked {
  readonly id: string
  readonly state: TicketState
  readonly priority: Priority
}

/**
 * Puts a locked ticket into a state, with a row that says who did it. It is due again when it becomes the staff's turn;
 * the clock stands while it is not.
 */
export async function changeState(
  { clock, jobs }: Pick<SupportDeps, 'clock' | 'jobs'>,
  tx: Tx,
  { id, state: from, priority }: Locked,
  state: TicketState,
  byId: string,
): Promise<void> {
  if (from === state) return
  const now = clock.now()
  const due = state === 'open' ? await dueAfter(tx, now, priority) : null
  await support(tx)
    .updateTable('support.tickets')
    .set({ state, open_since: state === 'open' ? now : null, due_at: due })
    .where('id', '=', id)
    .execute()
  await support(tx)
    .insertInto('support.ticket_changes')
    .values({ id: newId(), ticket_id: id, state, by_id: byId, at: now })
    .execute()
  if (state === 'closed') await emit(jobs, tx, 'support.closed', { ticketId: id })
}
