import type { ItemKind } from '@arvand/contracts/commerce'
import { refuse } from '#platform/refusal'
import { closeBoughtCards, whyNotRefundCards } from '../gift-cards/close-bought-cards.ts'
import { closePlan } from '../plus/close-plan.ts'
import { closePresent, closeSeats, presentStanding, seatsStanding } from '../presents/close-given.ts'
import { isForBuyer } from '../pricing/cart-rule.ts'
import { type Closer, type ClosingLine, closeEntitlements, howOpened } from './closer.ts'

const nothing = { entries: [] } as const
const rest = ({ line }: ClosingLine): number => line.total - line.refunded

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
