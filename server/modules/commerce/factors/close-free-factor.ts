import type { Tx } from '#platform/database'
import type { CommerceDeps } from '../deps.ts'
import { giveBackOffCode } from '../off-codes/use-off-code.ts'
import { commerce } from '../tables.ts'
import { revokeAll } from './entitlements.ts'
import { lockFactor } from './factor-queries.ts'
import { lockBuyer } from './lock-buyer.ts'

/**
 * Ends a factor that an off code has paid whole and whose one item is given up: revokes it and gives the code back. No
 * refund does that, because no money goes back. False: the factor is another.
 */
export async function closeFreeFactor(
  deps: Pick<CommerceDeps, 'clock' | 'jobs' | 'sellables'>,
  tx: Tx,
  factorId: string,
): Promise<boolean> {
  const factor = await lockFactor(tx, factorId)
  if (factor?.state !== 'paid' || factor.total > 0 || factor.lines.length > 1) return false
  if (factor.off_code_id === null) return false
  await lockBuyer(tx, factor.person_id)
  await revokeAll(deps, tx, factor.lines, deps.clock.now())
  await giveBackOffCode(tx, factorId)
  const own = commerce(tx).updateTable('commerce.factors').set({ state: 'refunded' })
  await own.where('id', '=', factorId).execute()
  return true
}
