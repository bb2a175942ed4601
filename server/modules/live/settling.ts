import { sql } from 'kysely'
import type { Tx } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { live } from './tables.ts'

/** One run at a time gives the money of a registration or meet back; taken before the lock of its factor. */
export const lockSettling = (tx: Tx, id: string) =>
  sql`select pg_advisory_xact_lock(hashtext('live.settle'), hashtext(${id}))`.execute(live(tx))

/** Settles each, however many others fail; then throws what has failed. */
export async function settleEach<Of>(all: readonly Of[], settle: (one: Of) => Promise<void>): Promise<void> {
  const failed: unknown[] = []
  for (const one of all) await settle(one).catch((error: unknown) => failed.push(error))
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} of ${all.length} are not settled`)
}

/** The buyer has asked for the money themselves and a manager has not decided yet: it is given back later. */
export function laterIfAsked(error: unknown): void {
  if (!(error instanceof Refusal && error.code === 'commerce.refund-under-way')) throw error
}
