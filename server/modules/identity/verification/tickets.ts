import type { Clock } from '#platform/clock'
import type { Tx } from '#platform/database'
import { refuse } from '#platform/refusal'
import { hashOfToken, makeToken } from '../opaque-token.ts'
import { identity, type Purpose, type TicketRow } from '../tables.ts'
import { ticketLifeMs } from './limits.ts'

/** What was proved: that its holder reads what is sent to this number or address. */
export interface Proof {
  readonly recipient: string
  readonly isMobile: boolean
}

export async function giveTicket(
  tx: Tx,
  clock: Clock,
  proved: Pick<TicketRow, 'recipient' | 'purpose' | 'person_id'>,
): Promise<{ ticket: string; expiresAt: Date }> {
  const ticket = makeToken()
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + ticketLifeMs)
  const { recipient, purpose, person_id } = proved
  await identity(tx)
    .insertInto('identity.tickets')
    .values({
      token_hash: hashOfToken(ticket),
      recipient,
      purpose,
      person_id,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute()
  return { ticket, expiresAt }
}

/**
 * Which tickets open which door. Where a proved number has no account, or has one, the ticket serves the other
 * door (wire.md 5); a code that was asked for to sign in never changes a password.
 */
const doors = {
  register: ['register', 'login', 'recover'],
  login: ['login', 'register'],
  recover: ['recover'],
  change: ['change'],
} as const satisfies Record<Purpose, readonly Purpose[]>

/**
 * Uses a ticket up: one use, even of two at once. One that was asked for while signed in serves that person only.
 * Undefined when it is unknown, over, used, of another door or of somebody else.
 */
export async function useTicket(
  tx: Tx,
  clock: Clock,
  ticket: string,
  door: Purpose,
  personId: string | null = null,
): Promise<Proof | undefined> {
  const row = await identity(tx)
    .deleteFrom('identity.tickets')
    .where('token_hash', '=', hashOfToken(ticket))
    .where('expires_at', '>', clock.now())
    .where('purpose', 'in', doors[door])
    .where((one) => one.or([one('person_id', 'is', null), one('person_id', '=', personId)]))
    .returning('recipient')
    .executeTakeFirst()
  return row && { recipient: row.recipient, isMobile: row.recipient.startsWith('+') }
}

/** The same, refusing. The ticket comes back when its transaction is refused later, to serve the other door. */
export async function takeTicket(...given: Parameters<typeof useTicket>): Promise<Proof> {
  return (await useTicket(...given)) ?? refuse('identity.ticket-wrong')
}
