import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import type { Db } from '#platform/database'
import type { Factor, FactorLine } from '../factors/factor-queries.ts'
import type { CommerceParts } from '../parts.ts'
import { isForBuyer } from '../pricing/cart-rule.ts'
import { readSettings } from '../settings.ts'
import { closers } from './closers.ts'
import { whyNotGive, whyNotRefund } from './refund-rule.ts'

/** A line with what of it can go back, and why not. */
export interface SeenLine {
  readonly line: FactorLine
  readonly amount: number
  /** Why its buyer may not have it back. */
  readonly whyNot: ErrorCode | null
  /** Why nobody can give it back, not even a manager. */
  readonly whyNotGive: ErrorCode | null
}

type Parts = Pick<CommerceParts, 'clock' | 'sells'>

/** How the lines of a paid factor stand to a refund now. */
export async function lookAtLines(parts: Parts, db: Db, factor: Factor): Promise<SeenLine[]> {
  const { paid_at } = factor
  if (paid_at === null) return []
  const now = parts.clock.now()
  const rules = await readSettings(db)
  return Promise.all(
    factor.lines.map(async (line) => {
      const { whyNot, most } = await closers[line.kind].standing(db, { factor, line, now })
      const usedPercent = await usedOf(parts, db, factor, line)
      const standing = { total: line.total, refunded: line.refunded, usedPercent, whyNot }
      return {
        line,
        amount: Math.min(most, line.total - line.refunded),
        whyNot: whyNotRefund(standing, paid_at, now, rules),
        whyNotGive: whyNotGive(standing),
      }
    }),
  )
}

/** How much the buyer has used of what a line has opened for them. */
async function usedOf({ sells }: Parts, db: Db, factor: Factor, line: FactorLine): Promise<number> {
  if (!isForBuyer(line) || line.refunded === line.total) return 0
  const seller = sells.find(({ kind }) => kind === line.kind)
  return seller ? seller.usedPercent(db, factor.person_id, line.item_id) : 0
}
