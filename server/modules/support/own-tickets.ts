import type { Actor } from '#platform/actor'
import { transaction } from '#platform/database'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse } from '#platform/refusal'
import { changeState } from './change-state.ts'
import type { SupportDeps } from './deps.ts'
import { lockTicket } from './lock-ticket.ts'
import { showMessages } from './show-messages.ts'
import { support, type TicketState } from './tables.ts'
import { findTicket, listOwn } from './ticket-queries.ts'
import { tellStaff } from './ticket-topic.ts'

interface Ask {
  readonly id?: string | undefined
  readonly cursor?: string | undefined
  readonly state?: TicketState | undefined
}

/** One of the person's tickets with its messages, or the list of them. */
export async function getTicket(deps: SupportDeps, actor: Actor, { id, cursor, state }: Ask) {
  if (id === undefined) return listOwn(deps.db, actor.personId, state, cursor)
  const own = await support(deps.db)
    .selectFrom('support.tickets')
    .select('id')
    .where('id', '=', id)
    .where('person_id', '=', actor.personId)
    .executeTakeFirst()
  if (!own) return refuse('request.not-found')
  const { row, ticket } = await findTicket(deps.db, id)
  return { ticket, messages: await showMessages(deps, actor, row, { withNotes: false }) }
}

/** Closes one of the person's own tickets. */
export async function closeTicket(deps: SupportDeps, request: RepeatedRequest, ticketId: string) {
  const closed = await transaction(deps.db, (tx) =>
    once(tx, deps.clock, request, 'a day', async () => {
      const ticket = await lockTicket(tx, ticketId, request.personId)
      if (ticket.state === 'closed') return refuse('support.ticket-closed')
      await changeState(deps, tx, ticket, 'closed', request.personId)
      return { ticket: (await findTicket(tx, ticketId)).ticket }
    }),
  )
  await tellStaff(deps, ticketId)
  return closed
}

interface Rating {
  readonly ticketId: string
  readonly rating: number
  readonly comment?: string | undefined
}

/** Stores how satisfied the person is; a later one takes the place of the first. */
export function rateTicket(
  { db, clock }: SupportDeps,
  { personId }: Actor,
  { ticketId, rating, comment }: Rating,
) {
  return transaction(db, async (tx) => {
    const { state } = await lockTicket(tx, ticketId, personId)
    if (state !== 'closed') return refuse('support.ticket-not-closed')
    await support(tx)
      .updateTable('support.tickets')
      .set({ rating, rating_comment: comment || null, rated_at: clock.now() })
      .where('id', '=', ticketId)
      .execute()
    return { ticket: (await findTicket(tx, ticketId)).ticket }
  })
}
