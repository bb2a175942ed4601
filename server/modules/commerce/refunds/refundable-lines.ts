import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import type { Db } from '#platform/database'
import type { CommerceDeps } from '../deps.ts'
import type { Factor, FactorLine } from '../factors/factor-queries.ts'
import { howBought, isForBuyer } from '../for-whom.ts'
import { refundableGiftPurchase, refundableSeats } from '../gift-purchases/close-gift-purchase.ts'
import { type RefundSettings, refundEnd, termsOfFactor } from '../refund-terms.ts'
import { sellerOf, takesPlaceAt } from '../sellers.ts'
import { readSettings } from '../settings.ts'
import { whyNotGive, whyNotRefund } from './refund-rule.ts'

/** A line with how much of it can be refunded, or why not. */
export interface SeenLine {
  readonly line: FactorLine
  readonly amount: number
  /** Why the buyer's own request is refused. */
  readonly whyNot: ErrorCode | null
  /** Its time follows when it takes place, or it is a gift that nobody has taken: the days are not all of its rule. */
  readonly hasOwnTime: boolean
  /** Why nobody can refund it, not even a manager. */
  readonly whyNotGive: ErrorCode | null
}

type Deps = Pick<CommerceDeps, 'clock' | 'sellables'>

/** Which lines of a paid factor can be refunded now; `known` are the settings, when they have been read. */
export async function refundableLines(
  deps: Deps,
  db: Db,
  factor: Factor,
  known?: RefundSettings,
): Promise<SeenLine[]> {
  const { paid_at } = factor
  if (paid_at === null) return []
  const now = deps.clock.now()
  const terms = termsOfFactor(factor, known ?? (await readSettings(db)))
  const ends = await takesPlaceAt(db, deps.sellables, factor.lines)
  return Promise.all(
    factor.lines.map(async (line) => {
      const { whyNot, most } = await refundableOf(deps, db, factor, line)
      const usedPercent = await usedOf(deps, db, factor, line)
      const until = howBought(line) === 'gift' ? null : refundEnd(paid_at, terms.days, ends.get(line.id))
      const facts = { total: line.total, refunded: line.refunded, usedPercent, whyNot, until }
      return {
        line,
        hasOwnTime: until === null || ends.has(line.id),
        amount: Math.min(most, line.total - line.refunded),
        whyNot: whyNotRefund(facts, now, terms),
        whyNotGive: whyNotGive(facts),
      }
    }),
  )
}

/** Why a line cannot be refunded, whoever asks, and the most that can: of seats, the price of the untaken ones. */
async function refundableOf({ sellables }: Deps, db: Db, factor: Factor, line: FactorLine) {
  const by = howBought(line)
  if (by !== 'purchase') return by === 'seat' ? refundableSeats(db, line) : refundableGiftPurchase(db, line)
  const whyNot = (await sellerOf(sellables, line.kind)?.whyNotRevoke?.(db, factor.person_id, line)) ?? null
  return { whyNot, most: line.total - line.refunded }
}

/** How much the buyer has used of what a line has granted them, in percent. */
async function usedOf({ sellables }: Deps, db: Db, factor: Factor, line: FactorLine): Promise<number> {
  if (!isForBuyer(line) || line.refunded === line.total) return 0
  return sellerOf(sellables, line.kind)?.usedPercent(db, factor.person_id, line.item_id) ?? 0
}
