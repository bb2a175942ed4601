import { releaseHoldOf } from '#modules/wallet'
import type { Clock } from '#platform/clock'
import type { Tx } from '#platform/database'
import { commerce } from '../tables.ts'

/** Under which a payment's parts are held, of the wallet and of cards alike. */
export const heldCause = (paymentId: string): string => `payment ${paymentId} held`

/** Whether a payment of this factor holds something. */
export async function holdsParts(tx: Tx, factorId: string): Promise<boolean> {
  const held = await commerce(tx)
    .selectFrom('commerce.payment_parts as m')
    .innerJoin('commerce.payments as p', 'p.id', 'm.payment_id')
    .select('m.payment_id')
    .where('p.factor_id', '=', factorId)
    .where('m.released_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return held !== undefined
}

/**
 * Ends what the payments of a factor hold of wallet and cards; false when nothing was held. The caller has locked the
 * factor, and whatever else of the ledger it is about to move.
 */
export async function releaseParts(tx: Tx, clock: Clock, factorId: string): Promise<boolean> {
  const held = await commerce(tx)
    .updateTable('commerce.payment_parts')
    .set({ released_at: clock.now() })
    .where('released_at', 'is', null)
    .where('payment_id', 'in', (of) =>
      of.selectFrom('commerce.payments').select('id').where('factor_id', '=', factorId),
    )
    .returning('payment_id')
    .execute()
  // One payment of a factor holds at a time, since each ends what the one before held.
  for (const paymentId of new Set(held.map(({ payment_id }) => payment_id)))
    await releaseHoldOf(tx, clock, heldCause(paymentId))
  return held.length > 0
}
