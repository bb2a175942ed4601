import { sql } from 'kysely'
import type { Tx } from '#platform/database'
import { commerce } from '../tables.ts'

/** The key of a buyer's advisory lock. */
export const buyerKey = (personId: string): string => `commerce buyer ${personId}`

/** The advisory lock with this key, as a part of a larger statement. */
export const lockOf = (key: string) => sql<unknown>`pg_advisory_xact_lock(hashtextextended(${key}, 0))`

/** Locks the buyer, so that two payments of one person come one after the other and buy nothing twice. */
export async function lockBuyer(tx: Tx, personId: string): Promise<void> {
  await sql`select ${lockOf(buyerKey(personId))}`.execute(commerce(tx))
}
