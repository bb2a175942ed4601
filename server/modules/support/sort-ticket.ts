import { transaction } from '#platform/database'
import { noteAct } from './change-state.ts'
import type { SupportDeps } from './deps.ts'
import { dueAfter, type Served } from './due.ts'
import { lockTicket } from './lock-ticket.ts'
import { support } from './tables.ts'
import { tellStaff } from './ticket-topic.ts'

interface Sorted extends Served {
  readonly ticketId: string
}

/** Sets department and priority; an open ticket is due anew, counted from when it became the staff's turn. */
export async function sortTicket(
  deps: Pick<SupportDeps, 'db' | 'clock' | 'topics'>,
  byId: string,
  { ticketId, department, priority }: Sorted,
) {
  await transaction(deps.db, async (tx) => {
    const ticket = await lockTicket(tx, ticketId)
    if (ticket.department === department && ticket.priority === priority) return
    const { open_since, waited_seconds } = ticket
    const served = { department, priority }
    const due_at = open_since === null ? null : await dueAfter(tx, open_since, served, waited_seconds)
    await support(tx)
      .updateTable('support.tickets')
      .set({ department, priority, due_at })
      .where('id', '=', ticketId)
      .execute()
    await noteAct(tx, deps.clock.now(), ticketId, 'sorted', { byId, detail: `${department} ${priority}` })
  })
  await tellStaff(deps, ticketId)
  return {}
}
