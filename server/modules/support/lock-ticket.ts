import type { Tx } from '#platform/database'
import { refuse } from '#platform/refusal'
import { support } from './tables.ts'

/** A ticket, locked, unless it was merged into another; with `personId` only when that person wrote it, else it answers as if it did not exist. */
export async function lockTicket(tx: Tx, ticketId: string, personId?: string) {
  let row = support(tx)
    .selectFrom('support.tickets')
    .select(['id', 'number', 'state', 'priority', 'department', 'subject', 'person_id', 'open_since'])
    .select([
      'created_at',
      'waited_seconds',
      'first_answered_at',
      'merged_into_id',
      'is_spam',
      'tags',
      'reply_to',
    ])
    .where('id', '=', ticketId)
  if (personId !== undefined) row = row.where('person_id', '=', personId)
  const ticket = (await row.forUpdate().executeTakeFirst()) ?? refuse('request.not-found')
  if (ticket.merged_into_id !== null) return refuse('support.ticket-merged')
  return ticket
}

export type LockedTicket = Awaited<ReturnType<typeof lockTicket>>
