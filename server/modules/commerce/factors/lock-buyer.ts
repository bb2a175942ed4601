import { sql } from 'kysely'
import type { Tx } from '#platform/database'
import { commerce } from '../tables.ts'

/** Locks whoever buys, where it stands in a statement. */
export const lockOfBuyer = (personId: string) =>
  sql<unknown>`pg_advisory_xact_lock(hashtextextended(${`commerce buyer ${personId}`}, 0))`

/** Whoever pays twice at the same moment pays one after the other, and buys nothing twice. */
export async function lockBuyer(tx: Tx, personId: string): Promise<void> {
  await sql`select ${lockOfBuyer(personId)}`.execute(commerce(tx))
}
