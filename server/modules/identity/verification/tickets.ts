import type { Clock } from '#platform/clock'
import type { Tx } from '#platform/database'
import { hashOfToken, makeToken } from '#platform/opaque-token'
import { refuse } from '#platform/refusal'
import { identity, type Purpose, type TicketRow } from '../tables.ts'
import { ticketLifeMs } from './limits.ts'

/** What a ticket proves: its holder can read messages to this mobile or e-mail. */
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
 * The purposes of tickets that each action accepts. A ticket to register also signs in if the number has an account,
 * and the other way round (wire.md 5). A ticket to sign in never changes a password.
 */
const doors = {
  register: ['register', 'login', 'recover'],
  login: ['login', 'register'],
  recover: ['recover'],
  change: ['change'],
} as const satisfies Record<Purpose, readonly Purpose[]>

/**
 * Uses up a ticket; of two concurrent uses only one succeeds. A ticket requested while signed in works for that person
 * only. Undefined when the ticket is unknown, expired, used, for another action (`door`) or somebody else's.
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

/** `useTicket` that refuses instead. If the transaction is rolled back later, the ticket can be used again. */
export async function takeTicket(...given: Parameters<typeof useTicket>): Promise<Proof> {
  return (await useTicket(...given)) ?? refuse('identity.ticket-wrong')
}
