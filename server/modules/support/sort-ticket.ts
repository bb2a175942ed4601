import { transaction } from '#platform/database'
import type { SupportDeps } from './deps.ts'
import { dueAfter, type Priority } from './due.ts'
import { lockTicket } from './lock-ticket.ts'
import { type Department, support } from './tables.ts'

interface Sorted {
  readonly ticketId: string
  readonly department: Department
  readonly priority: Priority
}

/** Sets department and priority; an open ticket is due anew, counted from when it became the staff's turn. */
export function sortTicket({ db }: Pick<SupportDeps, 'db'>, { ticketId, department, priority }: Sorted) {
  return transaction(db, async (tx) => {
    const { open_since } = await lockTicket(tx, ticketId)
    const due_at = open_since === null ? null : await dueAfter(tx, open_since, priority)
    await support(tx)
      .updateTable('support.tickets')
      .set({ department, priority, due_at })
      .where('id', '=', ticketId)
      .execute()
    return {}
  })
}
