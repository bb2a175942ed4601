import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import { floorToUnit } from '@arvand/contracts/tax'
import type { Db, Tx } from '#platform/database'
import type { FactorLine } from '../factors/factor-queries.ts'
import { commerce } from '../tables.ts'
import { seatsUntaken } from './gift-purchase-rule.ts'
import { blocks, countsOf } from './seat-blocks.ts'

interface Refundability {
  readonly whyNot: ErrorCode | null
  /** The most that can be refunded, in rials. */
  readonly most: number
}

type Line = Pick<FactorLine, 'id' | 'quantity' | 'total' | 'refunded'>

/** A gift can be refunded as a whole while nobody has taken it. */
export async function refundableGiftPurchase(db: Db, line: Line): Promise<Refundability> {
  const gift = await commerce(db)
    .selectFrom('commerce.gift_purchases')
    .select('taken_at')
    .where('line_id', '=', line.id)
    .executeTakeFirst()
  const rest = line.total - line.refunded
  return gift?.taken_at ? { whyNot: 'commerce.line-not-refundable', most: 0 } : { whyNot: null, most: rest }
}

/** Seats can be refunded that nobody has taken, handed out or not. */
export async function refundableSeats(db: Db, line: Line): Promise<Refundability> {
  const block = await blocks(db).where('b.line_id', '=', line.id).executeTakeFirst()
  const untaken = block ? seatsUntaken(countsOf(block)) : 0
  const most = Math.min(priceOf(line, untaken), line.total - line.refunded)
  return untaken > 0 ? { whyNot: null, most } : { whyNot: 'commerce.line-not-refundable', most: 0 }
}

/** The price of so many seats of a line; for all of them it is the line's whole total. */
const priceOf = ({ total, quantity }: Line, seats: number): number => floorToUnit((total * seats) / quantity)

/**
 * Closes the link of a gift that nobody has taken; returns how many that were, 0 or 1. Needs the factor's lock,
 * which taking a gift needs too.
 */
export async function closeGiftPurchase(tx: Tx, line: Line, now: Date): Promise<number> {
  const { numUpdatedRows } = await commerce(tx)
    .updateTable('commerce.gift_purchases')
    .set({ closed_at: now })
    .where('line_id', '=', line.id)
    .where('taken_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/**
 * Takes away as many seats as the amount has paid for: first those that were not handed out, then those handed out
 * last. Returns how many that were.
 */
export async function closeSeats(tx: Tx, line: Line, amount: number, now: Date): Promise<number> {
  const block = await blocks(tx).where('b.line_id', '=', line.id).executeTakeFirstOrThrow()
  const counts = countsOf(block)
  const paidFor = line.total === 0 ? line.quantity : Math.round((amount * line.quantity) / line.total)
  const going = Math.min(paidFor, seatsUntaken(counts))
  const inHand = counts.bought - counts.returned - counts.handed
  await withdrawNewest(tx, line.id, Math.max(going - inHand, 0), now)
  await commerce(tx)
    .updateTable('commerce.seat_blocks')
    .set({ returned: counts.returned + going })
    .where('line_id', '=', line.id)
    .execute()
  return going
}

async function withdrawNewest(tx: Tx, lineId: string, count: number, now: Date): Promise<void> {
  if (count === 0) return
  await commerce(tx)
    .updateTable('commerce.seats')
    .set({ withdrawn_at: now })
    .where('id', 'in', (of) =>
      of
        .selectFrom('commerce.seats')
        .select('id')
        .where('line_id', '=', lineId)
        .where('taken_at', 'is', null)
        .where('withdrawn_at', 'is', null)
        .orderBy('handed_at', 'desc')
        .orderBy('id', 'desc')
        .limit(count),
    )
    .execute()
}
