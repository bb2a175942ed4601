import type { ItemKind } from '@arvand/contracts/commerce'
import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import type { Leg } from '#modules/wallet'
import type { Db, Tx } from '#platform/database'
import { refuse } from '#platform/refusal'
import type { Factor, FactorLine } from '../factors/factor-queries.ts'
import { closeBoughtCards, whyNotRefundCards } from '../gift-cards/close-bought-cards.ts'
import type { CommerceParts } from '../parts.ts'
import { closePlan } from '../plus/close-plan.ts'
import { closePresent, closeSeats, presentStanding, seatsStanding } from '../presents/close-given.ts'
import { isForBuyer } from '../pricing/cart-rule.ts'
import { commerce } from '../tables.ts'
import { factorRefunded, type Opened } from '../what-is-opened.ts'

export interface ClosingLine {
  readonly factor: Factor
  readonly line: FactorLine
  readonly now: Date
}

export type CloserParts = Pick<CommerceParts, 'clock' | 'jobs' | 'secret'>

export interface Closer {
  /**
   * Why the money of a line cannot go back, whoever asks, and the most that can: a line whose half is used up gives
   * the other half. Asked again under the factor's lock.
   */
  standing(db: Db, closing: ClosingLine): Promise<{ whyNot: ErrorCode | null; most: number }>
  /**
   * Closes what the line has opened, in the transaction that gives back. Its entries (e.g. what is taken off a bought
   * card) are laid to the platform's part; it posts nothing itself. `isWhole`: nothing of the line stays paid.
   */
  close(
    parts: CloserParts,
    tx: Tx,
    closing: ClosingLine & { readonly amount: number; readonly isWhole: boolean },
  ): Promise<{ readonly entries: readonly Leg[] }>
}

const nothing = { entries: [] } as const
const rest = ({ line }: ClosingLine): number => line.total - line.refunded

/** Closes all that a line has opened, for everyone: rows, and a job for each to whoever sells the kind. */
export async function closeEntitlements(
  { jobs }: Pick<CommerceParts, 'jobs'>,
  tx: Tx,
  { line, now }: Pick<ClosingLine, 'line' | 'now'>,
): Promise<void> {
  const closed = await commerce(tx)
    .updateTable('commerce.entitlements')
    .set({ closed_at: now })
    .where('line_id', '=', line.id)
    .where('closed_at', 'is', null)
    .returning(['id', 'item_id', 'person_id', 'kind'])
    .execute()
  const by = howOpened(line)
  for (const { id, item_id, person_id, kind } of closed)
    await jobs.leave(tx, factorRefunded(kind), {
      entitlementId: id,
      itemId: item_id,
      personId: person_id,
      by,
    })
}

function howOpened({ options }: FactorLine): Opened['by'] {
  const { present, seats } = options as { present?: unknown; seats?: unknown }
  if (present !== undefined) return 'present'
  return seats === undefined ? 'purchase' : 'seat'
}

/** A course for oneself closes; one that was given or handed on stays with whoever has taken it. */
const closeCourse: Closer = {
  async standing(db, closing) {
    const { line } = closing
    if (isForBuyer(line)) return { whyNot: null, most: rest(closing) }
    return howOpened(line) === 'present' ? presentStanding(db, line) : seatsStanding(db, line)
  },
  async close(parts, tx, closing) {
    const { line, isWhole, amount, now } = closing
    const by = howOpened(line)
    if (by === 'seat') await closeSeats(tx, line, amount, now)
    else if (by === 'present') await closePresent(tx, line, now)
    else if (isWhole) await closeEntitlements(parts, tx, closing)
    return nothing
  },
}

/** Bought cards go back whole, while nothing of them is used. */
const closeCards: Closer = {
  standing: async (db, closing) => ({
    whyNot: await whyNotRefundCards(db, closing.line),
    most: rest(closing),
  }),
  async close({ clock }, tx, { line, isWhole }) {
    if (!isWhole) return refuse('commerce.line-not-refundable')
    return { entries: await closeBoughtCards(tx, clock, line) }
  },
}

/** By kind, what a refund closes. */
export const closers: Readonly<Record<ItemKind, Closer>> = {
  course: closeCourse,
  plan: closePlan,
  giftCard: closeCards,
}
