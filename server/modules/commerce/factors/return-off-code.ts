import type { Tx } from '#platform/database'
import { giveBackOffCode } from '../off-codes/use-off-code.ts'
import { lockFactor } from './factor-queries.ts'

/**
 * Gives back the off code that has paid the whole of a factor, whose one item was given up: no refund does it, because no
 * money goes back. Locks the factor, as commerce does before all else.
 */
export async function returnOffCode(tx: Tx, factorId: string): Promise<void> {
  const factor = await lockFactor(tx, factorId)
  const isWhole = factor?.state === 'paid' && factor.total === 0 && factor.lines.length === 1
  if (isWhole && factor.off_code_id !== null) await giveBackOffCode(tx, factorId)
}
