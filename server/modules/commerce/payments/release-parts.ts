import { sql } from 'kysely'
import { releaseHoldOf } from '#modules/wallet'
import type { Clock } from '#platform/clock'
import type { Db, Tx } from '#platform/database'
import { commerce } from '../tables.ts'

/** The ledger's cause for what a payment holds of wallet and cards. */
export const heldCause = (paymentId: string): string => `payment ${paymentId} held`

/** The parts that the payments of a factor hold. */
export const heldParts = (db: Db, factorId: string) =>
  commerce(db)
    .selectFrom('commerce.payment_parts as m')
    .innerJoin('commerce.payments as p', 'p.id', 'm.payment_id')
    .select('m.payment_id')
    .where('p.factor_id', '=', factorId)
    .where('m.released_at', 'is', null)

/**
 * Releases what the payments of a factor, or some of them, hold of wallet and cards; false when nothing was held. The
 * caller has locked the factor, and every other account of the ledger that it is about to move.
 */
export async function releaseParts(
  tx: Tx,
  clock: Clock,
  factorId: string,
  { besides = null, only = null }: { besides?: string | null; only?: string | null } = {},
): Promise<boolean> {
  const held = await commerce(tx)
    .updateTable('commerce.payment_parts')
    .set({ released_at: clock.now() })
    .where('released_at', 'is', null)
    .where('payment_id', 'in', (of) =>
      of.selectFrom('commerce.payments').select('id').where('factor_id', '=', factorId),
    )
    .where(sql<boolean>`payment_id is distinct from ${besides}::uuid`)
    .where(sql<boolean>`payment_id = coalesce(${only}::uuid, payment_id)`)
    .returning('payment_id')
    .execute()
  // At most one payment of a factor holds anything: a new one first releases what the one before held.
  for (const paymentId of new Set(held.map(({ payment_id }) => payment_id)))
    await releaseHoldOf(tx, clock, heldCause(paymentId))
  return held.length > 0
}

/** Marks what a payment held as spent. */
export async function markReleased(tx: Tx, clock: Clock, paymentId: string): Promise<void> {
  await commerce(tx)
    .updateTable('commerce.payment_parts')
    .set({ released_at: clock.now() })
    .where('payment_id', '=', paymentId)
    .where('released_at', 'is', null)
    .execute()
}
