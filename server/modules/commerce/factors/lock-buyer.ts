import { sql } from 'kysely'
import type { Tx } from '#platform/database'
import { commerce } from '../tables.ts'

/** The buyer's advisory lock, as a part of a larger statement. */
export const lockOfBuyer = (personId: string) =>
  sql<unknown>`pg_advisory_xact_lock(hashtextextended(${`commerce buyer ${personId}`}, 0))`

/** Locks the buyer, so that two payments of one person come one after the other and buy nothing twice. */
export async function lockBuyer(tx: Tx, personId: string): Promise<void> {
  await sql`select ${lockOfBuyer(personId)}`.execute(commerce(tx))
}
