import type { Tx } from '#platform/database'
import { refuse } from '#platform/refusal'
import { support } from './tables.ts'

/** A ticket, locked; with `personId` only when that person wrote it, else it answers as if it did not exist. */
export async function lockTicket(tx: Tx, ticketId: string, personId?: string) {
  let row = support(tx)
    .selectFrom('support.tickets')
    .select(['id', 'number', 'state', 'priority', 'subject', 'person_id', 'open_since'])
    .where('id', '=', ticketId)
  if (personId !== undefined) row = row.where('person_id', '=', personId)
  return (await row.forUpdate().executeTakeFirst()) ?? refuse('request.not-found')
}
